import { PrecisionWord } from '@inferbench/domain/precision';
import { Slug } from '@inferbench/domain/slug';
import { latencyOverContext } from '@inferbench/evaluation/latency-over-context';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { ChipType } from './chip.type.ts';
import { LatencyOverContextOutcome, type LatencyOverContextType } from './latency-over-context.type.ts';

const Request = z.strictObject({
  chip: Slug,
  model: Slug,
  weights: PrecisionWord.default('fp16'),
  chips: z.int().min(1).max(1024).optional(),
});

/** How a chip's latencies grow with the context. */
@Resolver(() => ChipType)
export class LatencyOverContextResolver {
  @FieldResolver(() => LatencyOverContextOutcome, {
    description: 'Simulated time of a prompt and per output token over context, for a chosen model.',
    complexity: 20,
  })
  latencyOverContext(
    @Root() { slug }: ChipType,
    @Arg('model', () => String, { description: 'Model slug.' }) model: string,
    @Arg('weightPrecision', () => String, {
      nullable: true,
      description: 'Precision word; fp16 where left out.',
    })
    weights: string | null,
    @Arg('chips', () => Int, {
      nullable: true,
      description: 'Number of chips; where left out the smallest power of two that holds one short sequence.',
    })
    chips: number | null,
    @Ctx() { catalogue }: ApiContext,
  ): LatencyOverContextType | SimulationRefusedType {
    const stated = { chip: slug, model, weights: weights ?? null, chips: chips ?? null };
    const request = parsedInput(Request, stated);
    if (!request.ok) return request.error;
    const latency = latencyOverContext(request.value, catalogue);
    return latency.ok ? { kind: 'LatencyOverContext', ...latency.value } : refusedBy(latency.error);
  }
}
