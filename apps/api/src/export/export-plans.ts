import { readScoreRows } from '@inferbench/db/points/score-rows';
import { readSystemRows } from '@inferbench/db/points/system-rows';
import { catalogueVersion } from '@inferbench/db/specifications/load-catalogue';
import { chipRows } from '@inferbench/domain/export/chip-row';
import type { ExportName } from '@inferbench/domain/export/export-paths';
import { modelRow } from '@inferbench/domain/export/model-row';
import { ScoreFilter, type ScoreRow } from '@inferbench/domain/export/score-row';
import { SimulatedFilter } from '@inferbench/domain/export/simulated-row';
import { enumName } from '@inferbench/domain/names/enum-name';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { validInput } from '../graphql/valid-input.ts';
import { toScoreRow } from '../listing/score-row.type.ts';
import { EXPORT_POINTS } from '../limits/export-cost.ts';
import type { ExportRow } from './export-format.ts';
import { BATCH, batchesOf, type Plan } from './row-plan.ts';
import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import type { ComputeOutcome } from '../compute/compute-tasks.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';

/** Most slices of one file: each is about a second of one core. */
const MOST_SLICES = 64;

/** Simulated systems of every slice of a model that has published points, and of the one that its page opens with. */
async function simulatedPlan(context: ApiContext, filter: SimulatedFilter): Promise<Plan> {
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

type Planned = (context: ApiContext) => Plan | Promise<Plan>;

/** Reads what an address narrows a file by; throws INVALID for anything else that it says. */
export const EXPORT_PLANS: Readonly<Record<ExportName, (stated: object) => Planned>> = {
  scores(stated) {
    const filter = read(ScoreFilter, stated);
    return ({ database: { pool } }) => ({
      points: EXPORT_POINTS.scores,
      async *batches() {
        let { rows, epochId } = await readScoreRows(pool, {
          filter,
          after: null,
          limit: BATCH,
          epochId: null,
        });
        for (;;) {
          yield rows.map((row) => shown(toScoreRow(row)));
          const last = rows.at(-1);
          if (last === undefined || rows.length < BATCH) return;
          ({ rows } = await readScoreRows(pool, { filter, after: last.id, limit: BATCH, epochId }));
        }
      },
    });
  },
  systems(stated) {
    read(NOTHING, stated);
    return ({ database: { pool } }) => ({
      points: EXPORT_POINTS.systems,
      async *batches() {
        yield* batchesOf(await readSystemRows(pool));
      },
    });
  },
  chips(stated) {
    read(NOTHING, stated);
    return async (context) => {
      await present(context);
      const { chips } = context.catalogue;
      return { points: EXPORT_POINTS.chips, batches: () => batchesOf([...chips.values()].flatMap(chipRows)) };
    };
  },
  models(stated) {
    read(NOTHING, stated);
    return async (context) => {
      await present(context);
      const { models } = context.catalogue;
      return { points: EXPORT_POINTS.models, batches: () => batchesOf([...models.values()].map(modelRow)) };
    };
  },
  simulated(stated) {
    const filter = read(SimulatedFilter, stated);
    return (context) => simulatedPlan(context, filter);
  },
};

const NOTHING = z.strictObject({});

function read<T>(schema: z.ZodType<T>, stated: object): T {
  return validInput(schema, stated, {
    argument: 'address',
    fix: 'docs/api.md says what each file can be narrowed by.',
  });
}

/** Asks the database for the catalogue's version: while it is away nobody knows whether what is kept still holds. */
async function present({ database }: ApiContext): Promise<void> {
  await catalogueVersion(database.pool);
}

/** Puts a row into the words of the API. */
function shown(row: ScoreRow): ExportRow {
  const { powerBoundary, peakWattsBoundary } = row;
  return Object.assign(row, {
    powerBoundary: powerBoundary && enumName(powerBoundary),
    peakWattsBoundary: peakWattsBoundary && enumName(peakWattsBoundary),
  });
}
