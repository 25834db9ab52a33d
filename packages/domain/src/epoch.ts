import { z } from 'zod';
import { Metric } from './metric.ts';
import { Slice } from './slice.ts';

/** BUILDING is being filled, LIVE is shown or kept for roll-back; both receive every publication. RETIRED receives nothing. */
export const EpochState = z.enum(['BUILDING', 'LIVE', 'RETIRED']);
export type EpochState = z.infer<typeof EpochState>;

/** What happened to the entries of one metric, over all slices. */
export const MetricChanges = z.strictObject({
  metric: Metric,
  /** Of the new epoch. */
  entries: z.int(),
  changedValue: z.int(),
  changedRank: z.int(),
  /** In the new epoch only. */
  entered: z.int(),
  /** In the old epoch only. */
  left: z.int(),
  /** Rankings of both epochs whose first entry is another system. */
  newLeaders: z.int(),
});
export type MetricChanges = z.infer<typeof MetricChanges>;

/** One entry that stands in both epochs, elsewhere or with another value. */
export const RankChange = z.strictObject({
  metric: Metric,
  slice: Slice,
  comparabilityKey: z.string(),
  /** Slug. */
  system: z.string(),
  rankBefore: z.int(),
  rankAfter: z.int(),
  valueBefore: z.number(),
  valueAfter: z.number(),
});
export type RankChange = z.infer<typeof RankChange>;

/** Most changes that a report lists. */
export const MAX_LISTED_CHANGES = 200;

/** An epoch against the one that was shown when it was filled. */
export const RankChangeReport = z.strictObject({
  fromEpoch: z.int(),
  computedAt: z.iso.datetime(),
  metrics: z.array(MetricChanges),
  /** Those that moved over most ranks, then those whose value changed by the largest share. */
  largest: z.array(RankChange).max(MAX_LISTED_CHANGES),
});
export type RankChangeReport = z.infer<typeof RankChangeReport>;
