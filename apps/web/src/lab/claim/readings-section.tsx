import type { Claim, ClaimLevel, ClaimReadingAnswer, ClaimState } from '@inferbench/domain/simulation/claim';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { withBelow } from '../../chart/table/linked.tsx';
import { TableSection } from '../../frame/table-section.tsx';
import { SimulatedTag } from '../../engine/engine-notes.tsx';
import { type ColumnOf, eachInRow } from '../../chart/table/table-parts.ts';
import { READING_WORDS, STATE_WORDS } from './claim-words.ts';
import { SeverityShape } from '../../about/rules/severity.tsx';

/** The three senses of the words, each held against the bound and against what is attainable. */
export function ReadingsSection({ claim }: { claim: Claim }) {
  const { readings, batch } = claim;
  return (
    <TableSection
      id="readings"
      title="Three readings"
      note={
        <>
          <SimulatedTag /> Ideal: no schedule is faster. Attainable: the best public stack.
        </>
      }
      caption="What tokens per second can mean"
      {...eachInRow(readings, ({ reading }) => reading, [
        ['Reading', ({ reading }) => withBelow(READING_WORDS[reading].name, READING_WORDS[reading].rate)],
        ['State', ({ state }) => <StateMark state={state} />],
        ...(batch === null ? [] : [AT_STATED]),
        ['Most attainable', ({ attainable }) => mostWords(attainable), 'NUMBER', 'tokens/s, at batch'],
        ['Most at the bound', ({ ideal }) => mostWords(ideal), 'NUMBER', 'tokens/s, at batch'],
        [
          'Batches',
          ({ ideal, attainable }) => `${rangeWords(attainable)} / ${rangeWords(ideal)}`,
          'NUMBER',
          'attainable / ideal',
        ],
        ['In words', ({ sentence }) => sentence, 'FULL'],
      ])}
    />
  );
}

const AT_STATED: ColumnOf<ClaimReadingAnswer> = [
  'At the stated batch',
  ({ ideal, attainable }) => `${statedWords(attainable)} / ${statedWords(ideal)}`,
  'NUMBER',
  'attainable / ideal',
];

function statedWords({ statedTokensPerSec }: ClaimLevel): string {
  return statedTokensPerSec === null ? 'does not fit' : formatValue(statedTokensPerSec);
}

function mostWords({ largestTokensPerSec, atBatch }: ClaimLevel): string {
  return `${formatValue(largestTokensPerSec)} at ${formatNumber(atBatch)}`;
}

function rangeWords({ batches }: ClaimLevel): string {
  if (batches === null) return 'none';
  const { from, to } = batches;
  return from === to ? formatNumber(from) : `${formatNumber(from)} to ${formatNumber(to)}`;
}

/** The shapes of severities: what holds is a circle, what fails a square. */
const SHAPES = { holds: 'PASS', ideal_only: 'WARN', fails: 'REJECT', does_not_fit: 'FLAG' } as const;

function StateMark({ state }: { state: ClaimState }) {
  return (
    <span className="state">
      <SeverityShape severity={SHAPES[state]} />
      {STATE_WORDS[state]}
    </span>
  );
}
