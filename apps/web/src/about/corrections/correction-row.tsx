import { chipAddress } from '../../address/pages.ts';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { known } from '../../words/numbers.ts';
import type { CorrectionData, CorrectionVerdict } from './corrections-data.ts';
import { formatDeviation, formatQuantity, statedQuantity } from './quantity.ts';
import { SeverityShape } from '../rules/severity.tsx';

/** Rows under the anchors by which other pages cite claims. */
export function claimsTable(corrections: readonly CorrectionData[]) {
  return eachInRow(corrections, ({ id }) => ({ key: id, id }), [
    ['Claim', ({ claim }) => claim],
    [
      'Stated',
      ({ claimed, unit }) => (claimed === null || unit === null ? 'in words' : statedQuantity(claimed, unit)),
      'NUMBER',
    ],
    [
      'Recomputed',
      ({ recomputed, unit }) =>
        recomputed === null || unit === null ? 'not computable' : formatQuantity(recomputed, unit),
      'NUMBER',
    ],
    ['Deviation', ({ deviation }) => known(deviation, formatDeviation, 'none'), 'NUMBER'],
    ['Verdict', (correction) => <VerdictMark correction={correction} />],
    ['Assumption or reason', (correction) => <Why correction={correction} />, 'FULL'],
  ]);
}

function Why({ correction }: { correction: CorrectionData }) {
  const { assumption, reason, notComputable } = correction;
  const [first, ...more] = [reason, assumption, notComputable].filter((line) => line !== null);
  return (
    <>
      {first ?? 'none'}
      {more.map((line) => (
        <span key={line} className="sub">
          {line}
        </span>
      ))}
      <Arithmetic correction={correction} />
    </>
  );
}

function Arithmetic({ correction: { id, formula, also, instead, sources } }: { correction: CorrectionData }) {
  return (
    <details>
      <summary>
        {formula === null ? 'Sources' : 'Formula and sources'}
        <span className="hidden-word"> of {id}</span>
      </summary>
      {formula === null ? null : <p className="formula">{formula}</p>}
      {also.length === 0 ? null : (
        <ul className="sources">
          {also.map(({ what, value, unit }) => (
            <li key={what}>
              {what}: {formatQuantity(value, unit)}
            </li>
          ))}
        </ul>
      )}
      {instead === null ? null : <p>InferBench: {instead}</p>}
      <ul className="sources">
        {sources.map(({ name, chip, where }) => (
          <li key={name}>{chip === null ? (where ?? name) : <a href={chipAddress(chip)}>{chip}</a>}</li>
        ))}
      </ul>
      <a href={`#${id}`}>
        <code>{id}</code>
      </a>
    </details>
  );
}

/** The shapes that severities have: circle, hollow diamond, square, triangle. */
const SHAPES = { OK: 'PASS', MINOR: 'WARN', WRONG: 'REJECT', UNSUPPORTED: 'FLAG' } as const;

const VERDICT_WORDS: Readonly<Record<CorrectionVerdict, string>> = {
  OK: 'holds',
  MINOR: 'slightly off',
  WRONG: 'wrong',
  UNSUPPORTED: 'cannot be supported',
};

/** The verdict, and that it is not the one which the deviation beside it gives. */
function VerdictMark({ correction: { verdict, reason, deviation } }: { correction: CorrectionData }) {
  return (
    <>
      <SeverityShape severity={SHAPES[verdict]} />
      {VERDICT_WORDS[verdict]}
      {reason === null || deviation === null ? null : (
        <span className="sub">by its reason, not its deviation</span>
      )}
    </>
  );
}
