import type { BoardVerification, PlacedRow } from '@inferbench/domain/board/verification';
import { Techniques } from '@inferbench/domain/runs/run';
import { Score } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { z } from 'zod';
import { bestOf, expectedRows, rowDifferences } from './board-rows.ts';
import type { BoardValuesOf } from './standing-entries.ts';
import { verifyKept } from './verify-kept.ts';
import { verifyTradeoffs } from './verify-tradeoffs.ts';
import { type Epoch, liveEpochs, type Versions } from '../epochs/epoch-repository.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { RANKS, STANDS } from '../shared/visibility.ts';
import { openPool } from '../connection/open-pool.ts';

export interface VerifyInput {
  /** Versions of this build: epochs of other versions are compared with their own values only. */
  versions: Versions;
  boardValuesOf: BoardValuesOf;
}

/** The same by a login, for the command line. */
export async function verifyBoardAt(
  connectionString: string,
  input: VerifyInput,
): Promise<BoardVerification> {
  const pool = openPool(connectionString, { max: 1 });
  try {
    return await verifyBoard(pool, input);
  } finally {
    await pool.end();
  }
}

/** Differences that are listed: more say nothing new; the count of rows goes on. */
const MAX_DIFFERENCES = 1_000;

/**
 * Rebuilds the board of every live epoch from its scores, a system at a time, and compares it with what is stored. Reads one
 * snapshot of the database and changes nothing.
 */
export async function verifyBoard(pool: pg.Pool, input: VerifyInput): Promise<BoardVerification> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const epochs = (await liveEpochs(client)).filter(({ state }) => state === 'LIVE');
    const found: BoardVerification = { epochs: epochs.length, rows: 0, differences: [], kept: [] };
    const { rows: systems } = await client.query<{ id: string; slug: string }>(
      'SELECT id::text, slug FROM system ORDER BY id',
    );
    for (const epoch of epochs)
      for (const system of systems) await verifySystem(client, { epoch, system, input, found });
    found.kept = await verifyKept(client, MAX_DIFFERENCES);
    for (const epoch of epochs.filter((each) => isOurs(each, input)))
      found.kept.push(
        ...(await verifyTradeoffs(client, {
          epochId: epoch.id,
          boardValuesOf: input.boardValuesOf,
          most: MAX_DIFFERENCES - found.kept.length,
        })),
      );
    return found;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

function isOurs(epoch: Epoch, { versions }: VerifyInput): boolean {
  return epoch.engineVersion === versions.engineVersion && epoch.policyVersion === versions.policyVersion;
}

interface OneSystem {
  epoch: Epoch;
  system: { id: string; slug: string };
  input: VerifyInput;
  found: BoardVerification;
}

async function verifySystem(
  client: pg.PoolClient,
  { epoch, system, input, found }: OneSystem,
): Promise<void> {
  const of = [epoch.id, system.id] as const;
  const values = await storedRows(client, 'board_value', of);
  const best = await storedRows(client, 'best_score', of);
  const expected = isOurs(epoch, input) ? await rowsOfScores(client, epoch, { system, input }) : values;
  const tables = [
    ['board_value', rowDifferences(values, expected, 'point')],
    ['best_score', rowDifferences(best, bestOf(expected), 'system')],
  ] as const;
  found.rows += values.length + best.length;
  for (const [table, differences] of tables)
    for (const difference of differences)
      if (found.differences.length < MAX_DIFFERENCES)
        found.differences.push({ epochId: epoch.id, table, system: system.slug, ...difference });
}

async function storedRows(
  client: pg.PoolClient,
  table: 'board_value' | 'best_score',
  [epochId, systemId]: readonly [number, string],
): Promise<PlacedRow[]> {
  const kind =
    table === 'board_value' ? 'kind, standing, listed' : 'NULL AS kind, NULL AS standing, true AS listed';
  const { rows } = await client.query<PlacedRow>(
    `SELECT metric, slice_id AS "sliceId", comparability_key AS "comparabilityKey", point_id::text AS "pointId",
            value, sort_value AS "sortValue", sort_low AS "sortLow", sort_high AS "sortHigh",
            interval_assumed AS "intervalAssumed", ${kind}
     FROM ${table} WHERE epoch_id = $1 AND system_id = $2`,
    [epochId, systemId],
  );
  return rows;
}

const ScoreRow = z.object({
  pointId: z.string(),
  sliceId: z.int(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  techniques: Techniques,
  score: Score,
  standing: z.int(),
  listed: z.boolean(),
});

/** What the scores of a system put on the board of an epoch, as its pages show them. */
async function rowsOfScores(
  client: pg.PoolClient,
  epoch: Epoch,
  { system, input }: Pick<OneSystem, 'system' | 'input'>,
): Promise<PlacedRow[]> {
  const { rows } = await client.query(
    `SELECT p.id::text AS "pointId", score.slice_id AS "sliceId", run.kind, run.document -> 'techniques' AS techniques,
            score.document AS score, sub.standing, ${RANKS} AS listed
     FROM run
     JOIN submission sub ON sub.id = run.submission_id AND ${STANDS}
     JOIN point p ON p.run_id = run.id
     JOIN epoch ON epoch.id = $1
     ${SHOWN_SCORE}
     WHERE run.system_id = $2 AND score.slice_id IS NOT NULL AND score.unranked IS NULL AND NOT p.older`,
    [epoch.id, system.id],
  );
  return rows.flatMap((row: unknown) => {
    const { techniques, score, ...point } = ScoreRow.parse(row);
    return expectedRows(point, input.boardValuesOf(techniques, score));
  });
}
