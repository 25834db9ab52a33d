import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import type { Database } from '../connection/database.ts';
import { parsedChip } from '../connection/parsed-document.ts';
import { readModels } from '../specifications/load-catalogue.ts';
import { STILL_SCORED } from '../shared/visibility.ts';

const Row = z.object({
  runId: z.string(),
  systemId: z.string(),
  /** Slug of the organisation that submitted it. */
  organization: z.string(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  run: Run,
  chip: z.unknown(),
  chipHash: z.string(),
  /** Ids by index of the point. */
  pointIds: z.array(z.string()),
  /** Answers by index: whether a newer run of its configuration stands in its place. */
  older: z.array(z.boolean()),
});

export interface RunToScore extends Omit<z.infer<typeof Row>, 'chip' | 'chipHash'> {
  /** The chip in the version that stands, and all models: a pipeline's parts and a draft count too. */
  catalogue: CatalogueView;
}

/** Condition over `run` and `sub`: the epoch $1 has not taken it in under its own versions. */
export const STILL_TO_SCORE = `${STILL_SCORED} AND NOT EXISTS
        (SELECT 1 FROM epoch_run taken WHERE taken.epoch_id = $1 AND taken.run_id = run.id)`;

/** Reads those of the runs that an epoch has not taken in under its own versions, oldest first. */
export async function runsToScore(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  { epochId, runIds }: { epochId: number; runIds: readonly string[] },
): Promise<RunToScore[]> {
  const rows = await rowsOf(pool, Row, {
    name: 'runs-to-score',
    text: `
      SELECT run.id AS run_id, run.system_id, org.slug AS organization, run.kind,
             run.document AS run, chip.document AS chip, chip.content_hash AS chip_hash,
             array(SELECT p.id::text FROM point p WHERE p.run_id = run.id ORDER BY p.index) AS point_ids,
             array(SELECT p.older FROM point p WHERE p.run_id = run.id ORDER BY p.index) AS older
      FROM run
      JOIN submission sub ON sub.id = run.submission_id
      JOIN organization org ON org.id = sub.organization_id
      JOIN system ON system.id = run.system_id
      JOIN chip ON chip.id = system.chip_id
      WHERE run.id = ANY($2::uuid[]) AND ${STILL_TO_SCORE} ORDER BY run.id`,
    values: [epochId, runIds],
  });
  // After the runs: the model of each was stored before it.
  const models = await readModels(prisma);
  return rows.map(({ chip: document, chipHash, ...row }) => {
    const chip = parsedChip(chipHash, document);
    return { ...row, catalogue: { chips: new Map([[chip.slug, chip]]), models } };
  });
}

/**
 * Whether runs that came lately wait to be scored for an epoch. Ids grow with time, so that this reads the last hour of the
 * primary key and not the table; what is older was found when the worker began.
 */
export async function newRunsWait(pool: pg.Pool, epochId: number): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>({
    name: 'new-runs-wait',
    text: `SELECT EXISTS (SELECT 1 FROM run JOIN submission sub ON sub.id = run.submission_id
                          WHERE run.id > $2 AND ${STILL_TO_SCORE}) AS waiting`,
    values: [epochId, firstIdAt(Date.now() - LATELY_MS)],
  });
  return rows[0]?.waiting ?? false;
}

const LATELY_MS = 3_600_000;

/** Smallest UUID version 7 of a moment: 48 bits of milliseconds, then what is random. */
function firstIdAt(epochMs: number): string {
  const hex = epochMs.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
