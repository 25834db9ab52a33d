import { defaultModel } from '@inferbench/analyses/tradeoff-chart/default-model';
import { MemoryNeedsRequest } from '@inferbench/domain/memory-needs';
import { type ShownFigure, TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { keptFlexibility } from '../chip/kept-computations.ts';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';
import { flexibilityFigure } from './flexibility-figure.ts';
import { MemoryNeedsOutcome, type MemoryNeedsType } from './memory-needs.type.ts';
import { readTradeoffChart } from './read-tradeoff-chart.ts';
import { MemoryNeedsInput, TradeoffChartInput } from './tradeoff-chart.input.ts';
import {
  PlacedRowType,
  ShownFigureType,
  TradeoffChartOutcome,
  type TradeoffChartType,
} from './tradeoff-chart.type.ts';

@Resolver()
export class TradeoffChartResolver {
  @Query(() => TradeoffChartOutcome, {
    description:
      'A model over load: simulated curves, published fronts, the systems at a speed for each user, four leaders and what can be chosen. What is asked for and cannot be is changed and said.',
  })
  async tradeoffChart(
    @Arg('request', () => TradeoffChartInput, { description: 'The model, and what to show of it.' })
    input: TradeoffChartInput,
    @Ctx() context: ApiContext,
  ): Promise<TradeoffChartType | SimulationRefusedType> {
    const request = parsedInput(TradeoffChartRequest, input);
    if (!request.ok) return request.error;
    const chart = await readTradeoffChart(context, request.value);
    return chart.ok ? { kind: 'TradeoffChart', ...chart.value } : refusedBy(chart.error);
  }

  @Query(() => MemoryNeedsOutcome, {
    description: 'How many of each chip hold a model with one user, with the sum.',
  })
  async memoryNeeds(
    @Arg('request', () => MemoryNeedsInput, {
      description: 'The model, its precision and lengths, and chips.',
    })
    input: MemoryNeedsInput,
    @Ctx() context: ApiContext,
  ): Promise<MemoryNeedsType | SimulationRefusedType> {
    const request = parsedInput(MemoryNeedsRequest, input);
    if (!request.ok) return request.error;
    const { model } = request.value;
    const slices = context.catalogue.models.has(model) ? await readSlices(context, model) : [];
    const needs = await context.compute('memoryNeeds', { request: request.value, slices });
    return needs.ok ? { kind: 'MemoryNeeds', ...needs.value } : refusedBy(needs.error);
  }

  @Query(() => String, {
    description:
      'Slug of the model that is shown where nobody asks for one: of those with points of the last 180 days, the one with most chips of the newest two generations.',
  })
  async defaultModel(@Ctx() context: ApiContext): Promise<string> {
    const slices = await readSlices(context, null);
    return defaultModel(slices, context.catalogue, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
  }
}

@Resolver(() => PlacedRowType)
export class PlacedRowResolver {
  @FieldResolver(() => ShownFigureType, { description: 'Share of cells that the chip runs well, simulated.' })
  async flexibility(
    @Root() { chip: slug }: PlacedRowType,
    @Ctx() { catalogue, compute }: ApiContext,
  ): Promise<ShownFigure> {
    const chip = catalogue.chips.get(slug);
    return flexibilityFigure(chip === undefined ? null : await keptFlexibility(chip, compute));
  }
}
