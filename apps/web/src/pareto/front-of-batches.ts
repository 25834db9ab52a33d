import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { dominatesOn } from '@inferbench/domain/ranking';
import type { Front, FrontMark } from './front.ts';

/**
 * One front over the slices of a workload that differ in batch alone: each system at each batch is an operating point of its own,
 * judged by the rule that the API uses inside a slice. Slices that are priced or metered otherwise than the first are left out.
 */
export function frontOfBatches(fronts: readonly Front[]): Front | null {
  const [first] = fronts;
  if (first === undefined) return null;
  const alike = fronts.filter(
    ({ costBasis, powerBoundary }) => costBasis === first.costBasis && powerBoundary === first.powerBoundary,
  );
  const marks = alike.flatMap((front) => front.marks);
  const { x, y, costBasis, powerBoundary } = first;
  const beats = (a: FrontMark, b: FrontMark) =>
    dominatesOn([
      { ours: a.x, theirs: b.x, higherIsBetter: METRIC_DEFINITIONS[x].higherIsBetter },
      { ours: a.y, theirs: b.y, higherIsBetter: METRIC_DEFINITIONS[y].higherIsBetter },
    ]);
  const judged = marks.map((mark): FrontMark => {
    const dominatedBy = marks.filter((other) => beats(other, mark)).map(labelOf);
    return { ...mark, onFront: dominatedBy.length === 0, dominatedBy };
  });
  const batches = [...new Set(alike.flatMap((front) => front.batches))].toSorted((a, b) => a - b);
  return {
    ...first,
    batches,
    marks: judged,
    incomplete: alike.flatMap(({ incomplete, batches: [batch] }) =>
      incomplete.map((each) => ({ ...each, label: `${each.label}, batch ${batch ?? ''}` })),
    ),
    costBasis,
    powerBoundary,
    sentence: sentenceOf(batches, judged),
  };
}

/** Names on the front that a sentence has room for. */
const NAMED = 3;

function sentenceOf(batches: readonly number[], judged: readonly FrontMark[]): string {
  const scope = `Across batches ${batches.join(', ')}, which the board never ranks together`;
  const on = judged.filter(({ onFront }) => onFront).map(labelOf);
  if (on.length === 0) return `${scope}, no operating point is free of one that beats it.`;
  const names = [...on.slice(0, NAMED), ...(on.length > NAMED ? [`${on.length - NAMED} more`] : [])];
  const points = judged.length === 1 ? 'operating point' : 'operating points';
  return `${scope}, ${on.length} of ${judged.length} ${points} ${on.length === 1 ? 'is' : 'are'} dominated by no other: ${names.join('; ')}.`;
}

function labelOf({ label, batch }: FrontMark): string {
  return `${label}, batch ${batch}`;
}
