import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SimulatedFilter } from '@inferbench/domain/export/simulated-row';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { EXPORT_POINTS } from '../limits/export-cost.ts';
import type { ComputeOutcome } from '../compute/compute-tasks.ts';
import type { ApiContext } from '../graphql/context.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';
import { batchesOf, type Plan } from './row-plan.ts';

/** Most slices of one file: each is about a second of one core. */
const MOST_SLICES = 64;

/** Simulated systems of every slice of a model that has published points, and of the one that its page opens with. */
export async function simulatedPlan(context: ApiContext, filter: SimulatedFilter): Promise<Plan> {
  const slices = await readSlices(context, filter.model);
  const wishes = await wishesOf(context, { ...filter, slices });
  if (wishes.length > MOST_SLICES)
    throw new InferbenchError('QUERY_TOO_COSTLY', `${wishes.length} slices are more than ${MOST_SLICES}.`, {
      path: 'address.precision',
      fix: 'Ask for one precision class at a time.',
    });
  return {
    points: EXPORT_POINTS.simulated * wishes.length,
    async *batches() {
      for (const request of wishes)
        for (let from: number | null = 0; from !== null;) {
          const outcome: ComputeOutcome<'simulatedRows'> = await context.compute('simulatedRows', {
            request,
            slices,
            from,
          });
          if (!outcome.ok) throw outcome.error;
          yield* batchesOf(outcome.value.rows);
          from = outcome.value.next;
        }
    },
  };
}

/** One request a slice, the opening one first. Errors: NOT_FOUND, NOT_SIMULATED. */
async function wishesOf(
  { compute }: ApiContext,
  { model, precision, slices }: SimulatedFilter & { slices: TradeoffSlice[] },
): Promise<TradeoffChartRequest[]> {
  const opening = await compute('settleChart', {
    request: TradeoffChartRequest.parse({ model, ...(precision && { precision }) }),
    slices,
  });
  if (!opening.ok) throw opening.error;
  const published = slices.flatMap(({ lengths, precision: own }) =>
    own === null ? [] : [{ ...lengths, precision: own }],
  );
  const found = new Map<string, TradeoffChartRequest>();
  for (const wish of [opening.value.slice, ...published]) {
    const { inputTokens, outputTokens, precision: own } = wish;
    if (precision !== undefined && own !== precision) continue;
    const request = TradeoffChartRequest.parse({ model, inputTokens, outputTokens, precision: own });
    found.set(`${inputTokens} ${outputTokens} ${own}`, request);
  }
  return [...found.values()];
}
