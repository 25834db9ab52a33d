import type { Claim, ClaimLevel, ClaimReadingAnswer, ClaimState } from '@inferbench/domain/simulation/claim';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { withBelow } from '../../chart/table/linked.tsx';
import { TableSection } from '../../frame/table-section.tsx';
import { SimulatedTag } from '../../engine/engine-notes.tsx';
import type { Row } from '../../chart/table/table-parts.ts';
import { READING_WORDS, STATE_WORDS } from './claim-words.ts';
import { SeverityShape } from '../../about/rules/severity.tsx';

/** The three senses of the words, each held against the bound and against what is attainable. */
export function ReadingsSection({ claim }: { claim: Claim }) {
  const { readings, batch } = claim;
  const stated =
    batch === null ? [] : [{ head: 'At the stated batch', unit: 'attainable / ideal', numeric: true }];
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
      columns={[
        { head: 'Reading' },
        { head: 'State' },
        ...stated,
        { head: 'Most attainable', unit: 'tokens/s, at batch', numeric: true },
        { head: 'Most at the bound', unit: 'tokens/s, at batch', numeric: true },
        { head: 'Batches', unit: 'attainable / ideal', numeric: true },
        { head: 'In words', full: true },
      ]}
      rows={readings.map((reading) => readingRow(reading, batch !== null))}
    />
  );
}

function readingRow(
  { reading, state, ideal, attainable, sentence }: ClaimReadingAnswer,
  stated: boolean,
): Row {
  const { name, rate } = READING_WORDS[reading];
  return {
    key: reading,
    cells: [
      withBelow(name, rate),
      <StateMark key="state" state={state} />,
      ...(stated ? [`${statedWords(attainable)} / ${statedWords(ideal)}`] : []),
      mostWords(attainable),
      mostWords(ideal),
      `${rangeWords(attainable)} / ${rangeWords(ideal)}`,
      sentence,
    ],
  };
}

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
