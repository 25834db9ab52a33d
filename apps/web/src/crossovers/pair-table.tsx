import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import { contextWords } from '@inferbench/analyses/context/words';
import { compareAddress } from '../address/compare-request.ts';
import { StackTable } from '../table/stack-table.tsx';
import type { Row } from '../table/table-parts.ts';
import { systemsOf } from './chosen-systems.ts';

const COLUMNS = [
  { head: 'Pair' },
  { head: 'Crossover at', unit: 'tokens', numeric: true },
  { head: 'Interval', unit: 'tokens', numeric: true },
  { head: 'Kind' },
  { head: 'In words', full: true },
] as const;

/** A sentence per pair: where it crosses and with which interval, or the range in which it does not. */
export function PairTable({ analysis }: { analysis: ContextAnalysis }) {
  const labels = new Map(systemsOf(analysis).map(({ slug, label }) => [slug, label]));
  const pair = (a: string, b: string) => (
    <a href={compareAddress({ a, b, slice: analysis.slice })}>
      {labels.get(a) ?? a} and {labels.get(b) ?? b}
    </a>
  );
  const crossing = analysis.crossings.map(
    ({ kind, riser, faller, context, low, high, sentence, beyondModelContext }): Row => ({
      key: `${kind} ${riser} ${faller} ${context}`,
      cells: [
        pair(riser, faller),
        contextWords(context),
        `${contextWords(low)} to ${contextWords(high)}`,
        kind.toLowerCase(),
        `${sentence}${beyondModelContext ? ' Past the model’s maximum context.' : ''}`,
      ],
    }),
  );
  const level = analysis.noCrossings.map(({ kind, a, b, fromContext, toContext, sentence }): Row => ({
    key: `${kind} ${a} ${b}`,
    cells: [
      pair(a, b),
      'none',
      `compared ${contextWords(fromContext)} to ${contextWords(toContext)}`,
      kind.toLowerCase(),
      sentence,
    ],
  }));
  if (crossing.length + level.length === 0)
    return <p>No two of these systems have curves over the same contexts.</p>;
  return (
    <>
      {crossing.length === 0 ? (
        <p>No two of these systems change places.</p>
      ) : (
        <StackTable caption="Pairs that change places" columns={COLUMNS} rows={crossing} />
      )}
      {level.length === 0 ? null : (
        // Of many systems most pairs never cross; of two or three they are the answer.
        <details open={crossing.length === 0}>
          <summary>
            {level.length} {level.length === 1 ? 'pair' : 'pairs'} without a crossover
          </summary>
          <StackTable caption="Pairs that do not change places" columns={COLUMNS} rows={level} />
        </details>
      )}
    </>
  );
}
