import { contextWords } from '@inferbench/analyses/context/words';
import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { formatPercent } from '@inferbench/units/format';
import { MISSING_WORDS } from '../words/words.ts';
import { Term } from '../glossary/term.tsx';
import { StackTable } from '../table/stack-table.tsx';

type System = ComparisonResult['a'];

interface ContextSectionProps {
  comparison: ComparisonResult;
  /** Page of both over context. */
  crossovers: string;
}

/** What both keep as the context grows, and where they change places. */
export function ContextSection({ comparison, crossovers }: ContextSectionProps) {
  const { a, b, crossings, noCrossings } = comparison;
  const found = [...crossings, ...noCrossings];
  return (
    <section aria-labelledby="context">
      <header>
        <h2 id="context">As the context grows</h2>
        <p className="tools">
          <a href={crossovers}>Curves of both</a>
        </p>
      </header>
      {found.length === 0 ? (
        <p>No curve of both is known over context, so whether they change places is not known.</p>
      ) : (
        <ul className="plain">
          {found.map(({ sentence, kind }) => (
            <li key={`${kind} ${sentence}`}>
              <span className={`tag kind-tag ${kind.toLowerCase()}`}>
                {kind === 'SIMULATED' ? 'simulated' : 'measured'}
              </span>{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <h3>
        <Term of="retention">Context retention</Term>
      </h3>
      <StackTable
        caption="What each keeps of its useful TOPS at its longest measured context"
        columns={[
          { head: 'System' },
          { head: 'Keeps', numeric: true },
          { head: 'From', unit: 'tokens', numeric: true },
          { head: 'To', unit: 'tokens', numeric: true },
        ]}
        rows={[a, b].map((system, index) => ({
          key: `${index} ${system.system}`,
          cells: [
            `${index === 0 ? 'A' : 'B'}: ${system.label}`,
            <Kept key="kept" system={system} />,
            contextCell(system.retention.fromContext),
            contextCell(system.retention.toContext),
          ],
        }))}
      />
    </section>
  );
}

function contextCell(tokens: number | null) {
  return tokens === null ? <span className="missing">not known</span> : contextWords(tokens);
}

function Kept({ system: { retention } }: { system: System }) {
  const { ratio, interval, missing, missingText, batch } = retention;
  if (ratio === null)
    return (
      <>
        <span className="missing">{missing === null ? 'missing' : MISSING_WORDS[missing]}</span>
        <span className="sub">{missingText}</span>
      </>
    );
  return (
    <>
      {formatPercent(ratio)}
      {interval === null ? null : (
        <span className="sub">
          {formatPercent(interval.low)} to {formatPercent(interval.high)}
          {batch === null ? '' : `, batch ${batch}`}
        </span>
      )}
    </>
  );
}
