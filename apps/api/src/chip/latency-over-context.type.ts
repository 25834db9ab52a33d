import type { LatencyOverContext } from '@inferbench/domain/latency-over-context';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { PlacementType } from '../simulate/simulated-parts.type.ts';

@ObjectType('TpotAtBatch', { description: 'Simulated time per output token of a batch.' })
export class TpotAtBatchType {
  @Field(() => Int, { description: 'Sequences at a time.' })
  batch!: number;

  @Field(() => Float, { nullable: true, description: 'Milliseconds; null where it does not fit.' })
  tpotMs!: number | null;
}

@ObjectType('LatencyAtContext', { description: 'Simulated latencies at one context.' })
export class LatencyAtContextType {
  @Field(() => Int, { description: 'Tokens of a sequence.' })
  context!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'One prompt of that length, alone, ms; null where it does not fit.',
  })
  prefillMs!: number | null;

  @Field(() => [TpotAtBatchType], { description: 'Time per output token, one entry a batch.' })
  tpot!: TpotAtBatchType[];
}

@ObjectType('LatencyOverContext', {
  description: 'Simulated latencies over context: one model on one placement.',
})
export class LatencyOverContextType implements LatencyOverContext {
  readonly kind = 'LatencyOverContext';

  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => PlacementType, { description: 'Kept over all contexts.' })
  placement!: LatencyOverContext['placement'];

  @Field(() => Float, { description: 'Error bar of a decode step of one sequence, as a share.' })
  errorBar!: number;

  @Field(() => String, { description: 'Version of the engine.' })
  engineVersion!: string;

  @Field(() => [LatencyAtContextType], {
    description: 'Powers of two from 128 tokens to the maximum of the model, at most 131,072.',
  })
  contexts!: LatencyAtContextType[];
}

export const LatencyOverContextOutcome = createUnionType({
  name: 'LatencyOverContextOutcome',
  description: 'Latencies over context, or why there are none.',
  types: () => [LatencyOverContextType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'LatencyOverContext' ? LatencyOverContextType : SimulationRefusedType),
});
