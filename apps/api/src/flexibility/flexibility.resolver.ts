import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
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
    complexity: 50,
  })
  flexibility(
    @Arg('chip', () => String, { description: 'Slug, for example amd-mi300x.' }) slug: string,
    @Arg('chips', () => Int, { defaultValue: 1, description: 'Chips in one group, 1 to 64.' }) chips: number,
    @Ctx() { catalogue, catalogueVersion, reads }: ApiContext,
  ): FlexibilityReportType | SimulationRefusedType {
    reads.catalogue(catalogueVersion);
    const chip = catalogue.chips.get(slug);
    if (!chip) return refusedBy(chipNotFound(slug, catalogue.chips));
    const report = flexibilityReport(
      chip,
      chips,
      testedCells(MEASUREMENTS, { chip: slug, chips, catalogue }),
    );
    return report.ok ? { kind: 'FlexibilityReport', ...report.value } : refusedBy(report.error);
  }
}
