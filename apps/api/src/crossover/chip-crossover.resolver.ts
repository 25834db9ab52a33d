import { ChipCrossoverRequest } from '@inferbench/domain/chip-crossover';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { ChipCrossoverInput } from './chip-crossover.input.ts';
import { ChipCrossoverOutcome, type ChipCrossoverType } from './chip-crossover.type.ts';

@Resolver()
export class ChipCrossoverResolver {
  @Query(() => ChipCrossoverOutcome, {
    description:
      'At which context two chips change places, at equal chips, equal cost of owning or equal power.',
  })
  async chipCrossover(
    @Arg('request', () => ChipCrossoverInput, { description: 'Both chips, and what is run.' })
    input: ChipCrossoverInput,
    @Ctx() { compute, catalogueVersion, reads }: ApiContext,
  ): Promise<ChipCrossoverType | SimulationRefusedType> {
    reads.catalogue(catalogueVersion);
    const request = parsedInput(ChipCrossoverRequest, input);
    if (!request.ok) return request.error;
    const crossover = await compute('chipCrossover', request.value);
    return crossover.ok ? { kind: 'ChipCrossover', ...crossover.value } : refusedBy(crossover.error);
  }
}
