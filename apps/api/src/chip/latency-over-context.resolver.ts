import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import { type SimulationRefusedType, orRefused } from '../simulate/simulate.type.ts';
import { ChipType } from './chip.type.ts';
import { ModelOnChip, ModelOnChipArgs, statedOnChip } from './model-on-chip.args.ts';
import { LatencyOverContext } from '@inferbench/domain/simulation/latency-over-context';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(LatencyOverContext.shape.contexts.element.shape.tpot.element, 'TpotAtBatch');

objectTypeOf(LatencyOverContext.shape.contexts.element, 'LatencyAtContext');

const LatencyOverContextType = objectTypeOf(LatencyOverContext, 'LatencyOverContext');
type LatencyOverContextType = InstanceType<typeof LatencyOverContextType> & {
  kind: 'LatencyOverContext';
};

const LatencyOverContextOutcome = orRefused(
  'LatencyOverContextOutcome',
  LatencyOverContextType,
  'Latencies over context, or why there are none.',
);

/** How a chip's latencies grow with the context. */
@Resolver(() => ChipType)
export class LatencyOverContextResolver {
  @FieldResolver(() => LatencyOverContextOutcome, {
    description: 'Simulated time of a prompt and per output token over context, for a chosen model.',
    deprecationReason: 'Use `whatToExpect`, and `simulate` for other formats; remove after 2027-11-28',
  })
  async latencyOverContext(
    @Root() { slug }: ChipType,
    @Args(() => ModelOnChipArgs) placed: ModelOnChipArgs,
    @Ctx() { catalogue, compute }: ApiContext,
  ): Promise<LatencyOverContextType | SimulationRefusedType> {
    const request = parsedInput(ModelOnChip, statedOnChip(slug, placed), catalogue);
    if (!request.ok) return request.error;
    const latency = await compute('latencyOverContext', request.value);
    return latency.ok ? { kind: 'LatencyOverContext', ...latency.value } : refusedBy(latency.error);
  }
}
