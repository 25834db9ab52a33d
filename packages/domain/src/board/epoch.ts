import { z } from 'zod';
import { Metric } from '../terms/metric.ts';
import { Slice } from '../terms/slice.ts';

/** BUILDING is being filled, LIVE is shown or kept for roll-back; both receive every publication. RETIRED receives nothing. */
export const EpochState = z.enum(['BUILDING', 'LIVE', 'RETIRED']);
export type EpochState = z.infer<typeof EpochState>;

export const MetricChanges = z
  .strictObject({
    metric: Metric.describe('Metric.'),
    entries: z.int().describe('Entries of the new epoch.'),
    changedValue: z.int().describe('Entries of both epochs with another value.'),
    changedRank: z.int().describe('Entries of both epochs with another rank.'),
    entered: z.int().describe('Entries of the new epoch only.'),
    left: z.int().describe('Entries of the old epoch only.'),
    newLeaders: z.int().describe('Rankings of both epochs whose first entry is another system.'),
  })
  .describe('What happened to the entries of one metric, over all slices.');
export type MetricChanges = z.infer<typeof MetricChanges>;

/** One entry that stands in both epochs, elsewhere or with another value. */
export const RankChange = z
  .strictObject({
    metric: Metric.describe('Metric.'),
    slice: Slice.describe('Slice.'),
    comparabilityKey: z.string().describe('Key under which both values rank.'),
    system: z.string().describe('Slug of the system.'),
    rankBefore: z.int().describe('Rank in the old epoch.'),
    rankAfter: z.int().describe('Rank in the new epoch.'),
    valueBefore: z.number().describe('Value in the old epoch.'),
    valueAfter: z.number().describe('Value in the new epoch.'),
  })
  .describe('An entry of both epochs that stands elsewhere or with another value.');
export type RankChange = z.infer<typeof RankChange>;

/** Most changes that a report lists. */
export const MAX_LISTED_CHANGES = 200;

export const RankChangeReport = z
  .strictObject({
    fromEpoch: z.int().describe('Number of the old epoch.'),
    computedAt: z.iso.datetime().describe('When it was computed, ISO 8601 UTC.'),
    metrics: z.array(MetricChanges).describe('Counts by metric.'),
    largest: z
      .array(RankChange)
      .max(MAX_LISTED_CHANGES)
      .describe('At most 200 changes: those over most ranks, then those of the largest share of a value.'),
  })
  .describe('An epoch against the one that was shown when it was filled.');
export type RankChangeReport = z.infer<typeof RankChangeReport>;
