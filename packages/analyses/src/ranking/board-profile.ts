import { type KeyCount, shownKey } from '@inferbench/domain/scores/comparability';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import type { Metric } from '@inferbench/domain/terms/metric';
import type { Profile } from '@inferbench/domain/scores/profile';
import { profileOf } from '@inferbench/scoring/specialist';

/** A profile from ranks that the board holds already, and from how many systems rank by each metric. */
export function boardProfile(
  cells: readonly { metric: Metric; rank: number }[],
  counts: readonly KeyCount[],
): Profile {
  const ranks = FOUR_METRICS.flatMap((metric) => {
    const cell = cells.find((each) => each.metric === metric);
    return cell ? [{ metric, rank: cell.rank }] : [];
  });
  const fields = FOUR_METRICS.map((metric) => {
    const key = shownKey(metric, counts);
    return counts.find((each) => each.metric === metric && each.comparabilityKey === key)?.systems ?? 0;
  });
  return profileOf(ranks, Math.max(...fields));
}
