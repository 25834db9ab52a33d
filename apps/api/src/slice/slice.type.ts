import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { CostBasis } from '@inferbench/domain/scores/score';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { Id } from '../graphql/global-id.ts';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf, notShown } from '../graphql/shown-as.ts';
import type { BoardSlice } from '@inferbench/domain/board/board-slice';
import type { RankedSlice } from '@inferbench/db/board/leader-reader';
import { ModelType, toModelType } from '../model/model.type.ts';
import { NodeType } from '../graphql/node.type.ts';
import { sliceId } from './slice-id.ts';
import { word } from '@inferbench/domain/terms/figure';

export const EffectiveBucketsType = objectType(
  'EffectiveBuckets',
  'Buckets that a slice really shows, nearest in log2 to what was asked.',
  {
    batch: z.int().describe('Batch bucket.'),
    context: z.int().describe('Context bucket, tokens.'),
  },
);

export const SliceType = objectType(
  'Slice',
  'Where results are comparable: model × phase × shape × batch × context × precision, with its buckets.',
  {
    id: Id.describe('Global id.'),
    model: instanceOf(ModelType).describe('Model.'),
    phase: Phase.describe('Phase.'),
    shape: SliceShape.nullable().describe('Shape; null for phases without one.'),
    batch: z.int().describe('Batch bucket.'),
    context: z.int().describe('Context bucket, tokens.'),
    /** What its leaders are read by; null where there are none. */
    ranked: notShown<RankedSlice | null>(),
    effective: instanceOf(EffectiveBucketsType).describe('Buckets that are shown.'),
    precision: PrecisionClass.describe('Precision class.'),
    systems: z.int().describe('Systems that rank in it, by any metric.'),
    version: z.int().describe('Grows with every change of it in the current epoch.'),
    comparabilityKey: word(
      'Key under which the metric of a leaderboard ranks; null where nothing ranks and outside leaderboards.',
    ),
    costBasis: CostBasis.nullable().describe(
      'Cost basis of the cost columns of a leaderboard; null outside.',
    ),
    powerBoundary: PowerBoundary.nullable().describe(
      'Power boundary of the energy column of a leaderboard; null outside.',
    ),
  },
  { implements: NodeType },
);
export type SliceType = InstanceType<typeof SliceType>;

/** What only a leaderboard knows of its slice: the keys under which its columns rank. */
type ShownKeys = Pick<SliceType, 'comparabilityKey' | 'costBasis' | 'powerBoundary'>;
const NO_KEYS: ShownKeys = { comparabilityKey: null, costBasis: null, powerBoundary: null };

/** Slice as shown; of one that was reached from a point, its rankings are not known. */
type ShownSlice = Pick<BoardSlice, 'slice' | 'systems' | 'version' | 'model'> &
  Partial<Pick<BoardSlice, 'epochId' | 'sliceId' | 'keyCounts'>>;

/** An instance, so that a node is known for a slice again. */
export function toSliceType(
  { slice, systems, version, model, epochId, sliceId: rowId, keyCounts }: ShownSlice,
  keys: ShownKeys = NO_KEYS,
): SliceType {
  const { batch, context } = slice;
  return Object.assign(new SliceType(), {
    ...slice,
    id: sliceId(slice),
    model: toModelType(model),
    effective: { batch, context },
    systems,
    version,
    ...keys,
    ranked:
      epochId === undefined || keyCounts === undefined || rowId === null || rowId === undefined
        ? null
        : { epochId, sliceId: rowId, keyCounts },
  });
}
