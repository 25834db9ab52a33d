import type { RankedSlice } from '@inferbench/db/leader-reader';
import type { StoredModel } from '@inferbench/db/node-reader';
import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { CostBasis } from '@inferbench/domain/score';
import type { Phase, Shape, Slice } from '@inferbench/domain/slice';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  CostBasisEnum,
  PhaseEnum,
  PowerBoundaryEnum,
  PrecisionClassEnum,
  ShapeEnum,
} from '../graphql/enums.ts';
import { ModelType, toModelType } from '../model/model.type.ts';
import { NodeType } from '../graphql/node.type.ts';
import { sliceId } from './slice-id.ts';

@ObjectType('EffectiveBuckets', {
  description: 'Buckets that a slice really shows, nearest in log2 to what was asked.',
})
export class EffectiveBucketsType {
  @Field(() => Int, { description: 'Batch bucket.' })
  batch!: number;

  @Field(() => Int, { description: 'Context bucket, tokens.' })
  context!: number;
}

@ObjectType('Slice', {
  implements: NodeType,
  description:
    'Where results are comparable: model × phase × shape × batch × context × precision, with its buckets.',
})
export class SliceType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => ModelType, { description: 'Model.' })
  model!: ModelType;

  @Field(() => PhaseEnum, { description: 'Phase.' })
  phase!: Phase;

  @Field(() => ShapeEnum, { nullable: true, description: 'Shape; null for phases without one.' })
  shape!: Shape | null;

  @Field(() => Int, { description: 'Batch bucket.' })
  batch!: number;

  @Field(() => Int, { description: 'Context bucket, tokens.' })
  context!: number;

  @Field(() => EffectiveBucketsType, { description: 'Buckets that are shown.' })
  effective!: EffectiveBucketsType;

  @Field(() => PrecisionClassEnum, { description: 'Precision class.' })
  precision!: PrecisionClass;

  @Field(() => Int, { description: 'Systems that rank in it, by any metric.' })
  systems!: number;

  @Field(() => Int, { description: 'Grows with every change of it in the current epoch.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Key under which the metric of a leaderboard ranks; null where nothing ranks and outside leaderboards.',
  })
  comparabilityKey!: string | null;

  @Field(() => CostBasisEnum, {
    nullable: true,
    description: 'Cost basis of the cost columns of a leaderboard; null outside.',
  })
  costBasis!: CostBasis | null;

  @Field(() => PowerBoundaryEnum, {
    nullable: true,
    description: 'Power boundary of the energy column of a leaderboard; null outside.',
  })
  powerBoundary!: PowerBoundary | null;

  /** What its leaders are read by; null where only its name is known. Not a field. */
  ranked!: RankedSlice | null;
}

/** What only a leaderboard knows of its slice: the keys under which its columns rank. */
type ShownKeys = Pick<SliceType, 'comparabilityKey' | 'costBasis' | 'powerBoundary'>;
const NO_KEYS: ShownKeys = { comparabilityKey: null, costBasis: null, powerBoundary: null };

interface ShownSlice extends Partial<Pick<RankedSlice, 'epochId' | 'keyCounts'>> {
  slice: Slice;
  systems: number;
  version: number;
  model: StoredModel;
  /** Null or left out where nothing was ever scored in it, or nobody asked. */
  sliceId?: number | null;
}

/** An instance, so that a node is known for a slice again. */
export function toSliceType(
  { slice, systems, version, model, epochId, sliceId: rowId, keyCounts }: ShownSlice,
  keys: ShownKeys = NO_KEYS,
): SliceType {
  const { phase, shape, batch, context, precision } = slice;
  return Object.assign(new SliceType(), {
    id: sliceId(slice),
    model: toModelType(model),
    phase,
    shape,
    batch,
    context,
    effective: { batch, context },
    precision,
    systems,
    version,
    ...keys,
    ranked:
      epochId === undefined || keyCounts === undefined || rowId === null || rowId === undefined
        ? null
        : { epochId, sliceId: rowId, keyCounts },
  });
}
