import type {
  CheckAnswer as Answered,
  CheckedRule,
  FileCheck,
  PublishedBeside,
} from '@inferbench/answers/file-check/shape';
import { modelAddress, ruleAddress } from '../address/pages.ts';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { ChartSection } from '../chart/chart-section.tsx';
import { Section } from '../frame/section.tsx';
import { peakDrawing } from '../figures/peak/peak-drawing.ts';
import { peakTable } from '../figures/peak/framed-peak.ts';
import type { DraftFigure } from '@inferbench/chart/figure';
import { exampleCheck, exampleHead } from './as-example.ts';
import { besideFigure } from './beside-figure.ts';
import type { CheckedFile } from './check-answer.ts';

interface FileViewProps {
  one: CheckedFile;
  index: number;
  isOnly: boolean;
  isExample: boolean;
}

export function FileView({ one, index, isOnly, isExample }: FileViewProps) {
  const { name } = one;
  const check = isExample ? exampleCheck(one.check) : one.check;
  const { peak, beside, published, unavailable, engineVersion } = check;
  const id = (part: string) => `${part}-${index}`;
  return (
    <article aria-labelledby={id('file')}>
      <h2 id={id('file')} className="check-name">
        {isOnly ? check.tool : `${name}: ${check.tool}`}
      </h2>
      <Answers answers={check.answers} />
      <div className="check-two">
        <Section id={id('read')} title="What was read">
          <ReadTable check={check} />
        </Section>
        <Section id={id('rules')} title="Is it possible">
          <RuleList rules={check.rules} />
          {check.noticed.length === 0 ? null : (
            <details>
              <summary>{counted(check.noticed.length, 'note')} of the import</summary>
              <ul className="check-notes">
                {check.noticed.map(({ code, message }) => (
                  <li key={`${code} ${message}`}>
                    <code>{code}</code> {message}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Section>
      </div>
      {peak === null ? null : (
        <ChartSection
          id={id('peak')}
          chart={{ head: peak.head, draw: (drawn) => peakDrawing(peak, drawn), table: peakTable(peak) }}
        />
      )}
      {beside === null ? null : (
        <ChartSection
          id={id('beside')}
          chart={
            isExample ? asExample(besideFigure(beside, engineVersion)) : besideFigure(beside, engineVersion)
          }
          notes={
            <>
              {beside.techniques.map(({ technique, words }) => (
                <p key={technique} className="note">
                  {technique}: {words}, simulated
                </p>
              ))}
              <p className="note">
                What others published of it: <a href={modelAddress(beside.model.slug)}>{beside.model.name}</a>
                .
              </p>
            </>
          }
        />
      )}
      {published === null ? null : <Published published={published} />}
      {unavailable === null ? null : <p className="note">{unavailable}</p>}
    </article>
  );
}

function Published({ published: { sentence, run, file } }: { published: PublishedBeside }) {
  return (
    <p className="note" data-published={run === null ? 'none' : 'run'}>
      {sentence}
      {run === null || file === null ? '' : `; this file: ${formatNumber(file)}`}.
    </p>
  );
}

const asExample = (figure: DraftFigure): DraftFigure => ({ ...figure, head: exampleHead(figure.head) });

const QUESTIONS: Readonly<Record<Answered['question'], string>> = {
  POSSIBLE: 'Possible?',
  ADDS_UP: 'Adds up?',
  HOW_GOOD: 'How good?',
  RANKED: 'Would it be ranked?',
};

function Answers({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl className="check-four">
      {answers.map(({ question, answer, because, state }) => (
        <div key={question} data-state={state}>
          <dt>{QUESTIONS[question]}</dt>
          <dd>
            <b>{answer}</b>
            <span>{because}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ReadTable({ check: { read, missing } }: { check: FileCheck }) {
  return (
    <table>
      <tbody>
        {read.map(({ label, value, key }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {value}
              {key === null ? null : <span className="sub">field {key}</span>}
            </td>
          </tr>
        ))}
        {missing.map(({ path, costs }) => (
          <tr key={path}>
            <th scope="row">Missing</th>
            <td>
              <code>{path}</code>
              <span className="sub">{costs}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OUTCOMES: Readonly<Record<CheckedRule['outcome'], string>> = {
  reject: 'cannot be',
  flag: 'held back',
  warn: 'to know',
  pass: 'holds',
};

function RuleList({ rules }: { rules: readonly CheckedRule[] }) {
  return (
    <ul className="check-rules">
      {rules.map(({ rule, title, outcome, sum, fix }) => (
        <li key={`${rule} ${sum}`} data-outcome={outcome}>
          <span className="check-outcome">{OUTCOMES[outcome]}</span>
          <span>
            <a href={ruleAddress(rule)}>{title}</a>
            <span className="sub">
              {sum} {outcome === 'pass' ? '' : fix}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
