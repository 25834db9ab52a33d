import { PeakChartRequest } from '@inferbench/domain/peak-chart';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { readPublished } from '../tradeoff/read-published.ts';
import { PeakChartInput, PeakOutcome, type PeakChartType } from './peak.type.ts';

@Resolver()
export class PeakResolver {
  @Query(() => PeakOutcome, {
    description:
      'Where the peak of each chip goes: what the workload, the hardware and the software leave of it.',
  })
  async peakChart(
    @Arg('request', () => PeakChartInput, { description: 'The chips and the work.' }) input: PeakChartInput,
    @Ctx() context: ApiContext,
  ): Promise<PeakChartType | SimulationRefusedType> {
    const { compute, catalogueVersion, reads } = context;
    reads.catalogue(catalogueVersion);
    const request = parsedInput(PeakChartRequest, input);
    if (!request.ok) return request.error;
    const { model, precision, inputTokens, outputTokens, chips } = request.value;
    const lengths = { inputTokens, outputTokens };
    const { slices, newest } = await readPublished(context, { model, precision, lengths });
    const published = slices.flatMap(({ points }) => points).filter(({ chip }) => chips.includes(chip));
    const chart = await compute('peakChart', { request: request.value, published, date: newest });
    return chart.ok ? { kind: 'PeakChart', ...chart.value } : refusedBy(chart.error);
  }
}
