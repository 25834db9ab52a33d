import { ChipComparisonRequest } from '@inferbench/domain/chip-comparison';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import {
  ChipComparisonInput,
  ChipComparisonOutcome,
  type ChipComparisonType,
} from './chip-comparison.type.ts';
import { readChipComparison } from './read-chip-comparison.ts';

@Resolver()
export class ChipComparisonResolver {
  @Query(() => ChipComparisonOutcome, {
    description:
      'Two to four chips side by side: four metrics with a verdict each, specifications, what the numbers rest on, and how many of each the model needs.',
  })
  async chipComparison(
    @Arg('request', () => ChipComparisonInput, { description: 'The chips, and at what work.' })
    input: ChipComparisonInput,
    @Ctx() context: ApiContext,
  ): Promise<ChipComparisonType | SimulationRefusedType> {
    const request = parsedInput(ChipComparisonRequest, input);
    if (!request.ok) return request.error;
    const comparison = await readChipComparison(context, request.value);
    return comparison.ok ? { kind: 'ChipComparison', ...comparison.value } : refusedBy(comparison.error);
  }
}
