import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import type { Profile } from '@inferbench/domain/scores/profile';
import type { Contender } from './dominance.ts';
import { rankEntries } from './rank.ts';

/** Share of the field that the spread of a specialist exceeds. */
export const SPECIALIST_SHARE = 0.5;

/**
 * spread = worst − best rank of a system over the metrics; specialist = spread > field ÷ 2
 * (docs/metrics.md#why-four-dominance-pareto-set-specialist), field = the most systems that one of these metrics ranks, the same
 * number for every system of the slice. With the largest field a metric that few systems have makes nobody a specialist; in a field
 * of two there is none.
 */
export function profiles(
  entries: readonly Contender[],
  metrics: readonly Metric[] = FOUR_METRICS,
): ReadonlyMap<string, Profile> {
  const ranks = new Map<string, Profile['ranks']>(entries.map(({ id }) => [id, []]));
  let fieldSize = 0;
  for (const metric of metrics) {
    const values = entries.flatMap(({ id, values: own }) => {
      const value = own[metric];
      return value?.present === true ? [{ id, value: value.value, interval: value.interval }] : [];
    });
    fieldSize = Math.max(fieldSize, values.length);
    for (const { entry, rank } of rankEntries(values, METRIC_DEFINITIONS[metric].higherIsBetter)) {
      ranks.get(entry.id)?.push({ metric, rank });
    }
  }
  return new Map([...ranks].map(([id, own]) => [id, profileOf(own, fieldSize)]));
}

/** The profile of one system whose ranks are known. */
export function profileOf(ranks: Profile['ranks'], fieldSize: number): Profile {
  const places = ranks.map(({ rank }) => rank);
  const spread = places.length < 2 ? null : Math.max(...places) - Math.min(...places);
  return { ranks, spread, fieldSize, specialist: spread !== null && spread > fieldSize * SPECIALIST_SHARE };
}
