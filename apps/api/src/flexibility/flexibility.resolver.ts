import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { FlexibilityOutcome, type FlexibilityReportType } from './flexibility.type.ts';

@Resolver()
export class FlexibilityResolver {
  @Query(() => FlexibilityOutcome, {
    description:
      'How much of the grid of models, batches, contexts and precisions a chip runs well, cell by cell.',
  })
  async flexibility(
    @Arg('chip', () => String, { description: 'Slug, for example amd-mi300x.' }) chip: string,
    @Arg('chips', () => Int, { defaultValue: 1, description: 'Chips in one group, 1 to 64.' }) chips: number,
    @Ctx() { compute, catalogue, catalogueVersion, reads }: ApiContext,
  ): Promise<FlexibilityReportType | SimulationRefusedType> {
    reads.catalogue(catalogueVersion);
    const report = await compute('flexibility', { chip: chipSlug(catalogue, chip), chips });
    return report.ok ? { kind: 'FlexibilityReport', ...report.value } : refusedBy(report.error);
  }
}
