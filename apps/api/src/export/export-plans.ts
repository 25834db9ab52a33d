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
import { simulatedPlan } from './simulated-plan.ts';

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
