import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { Metric, MissingReason, Interval } from '@inferbench/domain/terms/metric';
import type { Normalised } from '@inferbench/domain/scores/normalised';
import type { Profile } from '@inferbench/domain/scores/profile';
import { z } from 'zod';
import { inputType, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf, notShown } from '../graphql/shown-as.ts';
import { PageInfoType } from '../graphql/page-info.type.ts';
import { PointType } from '../point/point.type.ts';
import { ScoresType, SplitType } from '../score/score.type.ts';
import { SystemType } from '../chip/system.type.ts';
import { SliceType } from '../slice/slice.type.ts';
import { PriceOverride, Assumptions } from '@inferbench/domain/scores/assumptions';
import { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

objectTypeOf(OwnershipAssumptions, 'Ownership');
objectTypeOf(PriceOverride, 'StatedPrice');
const AssumptionsType = objectTypeOf(Assumptions, 'Assumptions');
type AssumptionsType = InstanceType<typeof AssumptionsType>;

export const SliceInput = inputType(
  'SliceInput',
  'Where results are comparable. Batch and context are taken to the nearest bucket in log2.',
  {
    model: z.string().describe('Model slug, for example llama-3-8b.'),
    phase: Phase.describe('Phase.'),
    shape: SliceShape.optional().describe(
      'Shape of GENERATE, SERVING and MAX_LOAD; BALANCED where it is left out.',
    ),
    batch: z.int().describe('Batch, or concurrency of SERVING.'),
    context: z.int().describe('Context in tokens.'),
    precision: PrecisionClass.describe('Precision class.'),
  },
);
export type SliceInput = InstanceType<typeof SliceInput>;

export const RelativeType = objectType(
  'Relative',
  'A value in relation to the reference chip in the same slice.',
  {
    to: z.string().describe('Slug of the reference chip.'),
    value: z.number().describe('Value ÷ value of the reference chip.'),
  },
);

export type RelativeType = InstanceType<typeof RelativeType>;

export const BoardMetricType = objectType(
  'BoardMetric',
  'One metric of a row with its own rank in the slice.',
  {
    metric: Metric.describe('Metric.'),
    unit: z.string().describe('Unit of the value.'),
    value: figure('Value; null where missing.'),
    rank: wholeFigure('1 + entries whose interval lies wholly on the better side.'),
    tied: z.boolean().nullable().describe('Overlaps the entry above.'),
    missing: MissingReason.nullable().describe('Why the value is missing.'),
    missingText: word('The reason in words.'),
  },
);
export type BoardMetricType = InstanceType<typeof BoardMetricType>;

export const BoardEntryType = objectType(
  'BoardEntry',
  'One system of a slice with its best point for the chosen metric.',
  {
    value: z.number().describe('Value of the chosen metric.'),
    unit: z.string().describe('Its unit.'),
    interval: Interval.describe('Its interval.'),
    valuePerChip: figure('The value per chip; null for metrics that belong to a whole system.'),
    system: instanceOf(SystemType).describe('System.'),
    point: instanceOf(PointType).describe('The point behind the value.'),
    scores: instanceOf(ScoresType).describe('Scores of that point.'),
    split: instanceOf(SplitType).nullable().describe('Three-way split of that point.'),
    metricCells: notShown<() => Promise<BoardMetricType[]>>(),
    ranksOfMetrics: notShown<() => Promise<Profile>>(),
    valuePerKw: figure(
      'A rate per chip over the power that has to be there for one chip, host, network and cooling included, kW; null for other metrics and where that power is not known.',
    ),
    normalisedValue: notShown<() => Promise<Normalised>>(),
    relativeToReference: notShown<() => Promise<RelativeType | null>>(),
  },
);
export type BoardEntryType = InstanceType<typeof BoardEntryType>;

export const LeaderboardEdgeType = objectType('LeaderboardEdge', 'An entry and its place.', {
  cursor: z.string().describe('Position for `after`.'),
  rank: z.int().describe('1 + entries whose interval lies wholly on the better side.'),
  tied: z.boolean().describe('Overlaps the entry above.'),
  node: instanceOf(BoardEntryType).describe('The entry.'),
});
export type LeaderboardEdgeType = InstanceType<typeof LeaderboardEdgeType>;

export const LeaderboardConnectionType = objectType(
  'LeaderboardConnection',
  'A page of one slice in rank order.',
  {
    totalCount: z.int().describe('Systems that rank in the slice by this metric.'),
    epoch: wholeFigure('Scoring generation that is shown; null for an empty board.'),
    metric: Metric.describe('Metric that ranks.'),
    slice: instanceOf(SliceType).nullable().describe('Null while the board holds no result at all.'),
    assumptions: instanceOf(AssumptionsType).describe('What costs and goodput were worked out from.'),
    pageInfo: instanceOf(PageInfoType).describe('Paging.'),
    edges: z.array(instanceOf(LeaderboardEdgeType)).describe('Entries.'),
  },
);
export type LeaderboardConnectionType = InstanceType<typeof LeaderboardConnectionType>;
