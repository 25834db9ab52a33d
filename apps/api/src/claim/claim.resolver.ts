import { ClaimRequest } from '@inferbench/domain/claim';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { keptOutcome } from '../compute/kept-outcome.ts';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { ClaimInput } from './claim.input.ts';
import { ClaimOutcome, type ClaimType } from './claim.type.ts';

@Resolver()
export class ClaimResolver {
  @Query(() => ClaimOutcome, {
    description: 'Under which batch and context "500 tokens/s at 128K" can hold, and in which sense.',
  })
  async claim(
    @Arg('request', () => ClaimInput, { description: 'The claim.' }) input: ClaimInput,
    @Ctx() context: ApiContext,
  ): Promise<ClaimType | SimulationRefusedType> {
    context.reads.catalogue(context.catalogueVersion);
    const request = parsedInput(ClaimRequest, input);
    if (!request.ok) return request.error;
    const claim = await keptOutcome(context, 'claim', request.value);
    return claim.ok ? { kind: 'Claim', ...claim.value } : refusedBy(claim.error);
  }
}
