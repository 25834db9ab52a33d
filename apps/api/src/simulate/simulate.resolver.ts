import { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { toNotes } from './notes.ts';
import { parsedInput, refusedBy } from './refused.ts';
import { SimulateInput } from './simulate.input.ts';
import { SimulateOutcome, type SimulateResultType, type SimulationRefusedType } from './simulate.type.ts';

@Resolver()
export class SimulateResolver {
  @Query(() => SimulateOutcome, {
    description: 'Simulates one configuration; the same engine as `inferbench simulate`.',
  })
  async simulate(
    @Arg('request', () => SimulateInput, { description: 'The configuration.' }) input: SimulateInput,
    @Ctx() { compute, catalogueVersion, reads }: ApiContext,
  ): Promise<SimulateResultType | SimulationRefusedType> {
    reads.catalogue(catalogueVersion);
    const request = parsedInput(SimulateRequest, input);
    if (!request.ok) return request.error;
    const outcome = await compute('simulate', request.value);
    return outcome.ok ? toSimulateResult(outcome.value) : refusedBy(outcome.error);
  }
}

export function toSimulateResult({ missing, provenance, ...result }: SimulateResult): SimulateResultType {
  return {
    kind: 'SimulateResult',
    ...result,
    missing: toNotes(missing),
    provenance: toNotes(provenance),
  };
}
