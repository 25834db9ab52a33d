import { Metric, type MetricValue } from '@inferbench/domain/metric';
import type { FrontSystem } from '@inferbench/domain/pareto-front';
import { Score } from '@inferbench/domain/score';
import { paretoFront } from '@inferbench/analyses/ranking/pareto-front';
import type { Front, FrontMark } from './front.ts';

/** Nothing is asked of other metrics than the axes, and every mark has both. */
const NOT_ASKED: MetricValue = {
  present: false,
  reason: 'NOT_APPLICABLE',
  detail: 'not an axis of this view',
};
const NO_METRICS = Score.shape.metrics.parse(
  Object.fromEntries(Metric.options.map((metric) => [metric, NOT_ASKED])),
);

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
  const judged = paretoFront({
    axes: [x, y],
    // Kept by each slice already.
    keys: { techniques: 'plain', costBasis: null, powerBoundary: null },
    omitted: 0,
    systems: marks.map((mark) => ({
      system: mark.key,
      label: labelOf(mark),
      chip: mark.chip,
      metrics: NO_METRICS,
      entries: [
        { metric: x, ...mark.x },
        { metric: y, ...mark.y },
      ],
    })),
  });
  const byKey = new Map(judged.systems.map((system) => [system.system, system]));
  const labels = new Map(judged.systems.map(({ system, label }) => [system, label]));
  const batches = [...new Set(alike.flatMap((front) => front.batches))].toSorted((a, b) => a - b);
  return {
    ...first,
    batches,
    marks: marks.map((mark) => ({
      ...mark,
      onFront: byKey.get(mark.key)?.onFront ?? false,
      dominatedBy: (byKey.get(mark.key)?.dominatedBy ?? []).map((key) => labels.get(key) ?? key),
    })),
    incomplete: alike.flatMap(({ incomplete, batches: [batch] }) =>
      incomplete.map((each) => ({ ...each, label: `${each.label}, batch ${batch ?? ''}` })),
    ),
    costBasis,
    powerBoundary,
    sentence: sentenceOf(batches, judged.systems),
  };
}

/** Names on the front that a sentence has room for. */
const NAMED = 3;

function sentenceOf(batches: readonly number[], judged: readonly FrontSystem[]): string {
  const scope = `Across batches ${batches.join(', ')}, which the board never ranks together`;
  const on = judged.filter(({ onFront }) => onFront).map(({ label }) => label);
  if (on.length === 0) return `${scope}, no operating point is free of one that beats it.`;
  const names = [...on.slice(0, NAMED), ...(on.length > NAMED ? [`${on.length - NAMED} more`] : [])];
  const points = judged.length === 1 ? 'operating point' : 'operating points';
  return `${scope}, ${on.length} of ${judged.length} ${points} ${on.length === 1 ? 'is' : 'are'} dominated by no other: ${names.join('; ')}.`;
}

function labelOf({ label, batch }: FrontMark): string {
  return `${label}, batch ${batch}`;
}
