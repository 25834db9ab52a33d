import { DuelRequest } from '@inferbench/domain/duel-chart';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { readPublished } from '../tradeoff/read-published.ts';
import { DuelInput } from './duel.input.ts';
import { DuelOutcome, type DuelChartType } from './duel.type.ts';

@Resolver()
export class DuelResolver {
  @Query(() => DuelOutcome, {
    description:
      'Two to four chips over context as ratios to the first, with the error of each ratio, where it ends and what can be said.',
  })
  async duelChart(
    @Arg('request', () => DuelInput, { description: 'The chips, by what, and on which footing.' })
    input: DuelInput,
    @Ctx() context: ApiContext,
  ): Promise<DuelChartType | SimulationRefusedType> {
    const { compute, catalogueVersion, reads } = context;
    reads.catalogue(catalogueVersion);
    const request = parsedInput(DuelRequest, input);
    if (!request.ok) return request.error;
    const { model, precision } = request.value;
    const { slices, newest } = await readPublished(context, { model, precision, lengths: null });
    const published = slices.map(({ lengths, points }) => ({
      lengths,
      points: points.filter(({ chip }) => request.value.chips.includes(chip)),
    }));
    const chart = await compute('duelChart', { request: request.value, published, date: newest });
    return chart.ok ? { kind: 'DuelChart', ...chart.value } : refusedBy(chart.error);
  }
}
