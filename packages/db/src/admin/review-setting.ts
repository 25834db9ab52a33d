import type { Queries } from '../connection/camel-row.ts';
import { ReviewSetting } from '@inferbench/domain/submissions/instance-state';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type pg from 'pg';
import { z } from 'zod';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { standRuns } from '../lifecycle/stand-runs.ts';
import { actAsOwner, asOwner } from '../connection/owner.ts';

const Installation = z.object({ review: ReviewSetting, demo: z.boolean() });
/** What holds for the whole installation. */
export type Installation = z.infer<typeof Installation>;

export interface ChangedReview extends Installation {
  /** Runs that are listed now and were not, or the other way round. */
  runsMoved: number;
}

export function readInstallation(ownerUrl: string): Promise<Installation> {
  return asOwner(ownerUrl, (pool) => installationOf(pool));
}

export async function installationOf(client: Queries): Promise<Installation> {
  const { rows } = await client.query('SELECT review, demo FROM instance WHERE id = 1');
  return Installation.parse(rows[0]);
}

/** Says whether what nobody reviewed is listed, and puts every board where that leaves it, in one transaction; again changes nothing. Errors: NOT_ALLOWED_NOW for `off` outside a demonstration. */
export function changeReview(
  ownerUrl: string,
  { review, boardValuesOf }: { review: ReviewSetting; boardValuesOf: BoardValuesOf },
): Promise<ChangedReview> {
  return actAsOwner(ownerUrl, async (client) => {
    // A login that may not change it learns that first, and nothing of what holds here.
    await client.query('LOCK TABLE instance IN ROW EXCLUSIVE MODE');
    const before = await installationOf(client);
    if (review === 'off' && !before.demo)
      throw new InferbenchError(
        'NOT_ALLOWED_NOW',
        'Only a demonstration lists what nobody reviewed; this database is none.',
        {
          path: 'review',
          value: 'off',
          expected: 'required',
          fix: 'Results that nobody reviewed are shown to who asks for them; let two persons review them.',
        },
      );
    const runsMoved = await changeInstallation(client, { ...before, review }, boardValuesOf);
    if (before.review !== review)
      await insertEvent(client, {
        kind: 'SET_REVIEW',
        acting: OPERATOR,
        payload: { from: before.review, to: review, runsMoved },
      });
    return { ...before, review, runsMoved };
  });
}

/**
 * Changes what holds for the installation and moves the runs that it lists otherwise, in the caller's transaction. Gives their number.
 * Whoever stores or acts meanwhile waits, and finds the new setting.
 */
export async function changeInstallation(
  client: pg.PoolClient,
  { review, demo }: Installation,
  boardValuesOf: BoardValuesOf,
): Promise<number> {
  await client.query('LOCK TABLE submission IN EXCLUSIVE MODE');
  const before = await listedRuns(client);
  await client.query(
    'UPDATE instance SET review = $1, demo = $2 WHERE (review, demo) IS DISTINCT FROM ($1, $2)',
    [review, demo],
  );
  const after = await listedRuns(client);
  const moved = [
    ...[...before].filter((id) => !after.has(id)),
    ...[...after].filter((id) => !before.has(id)),
  ].toSorted();
  await standRuns(client, moved, boardValuesOf);
  await touchSlices(client, moved);
  return moved.length;
}

async function listedRuns(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT run.id::text FROM run JOIN submission sub ON sub.id = run.submission_id AND sub.listed',
  );
  return new Set(rows.map(({ id }) => id));
}

/** Answers that are kept about slices end, of those too in which the runs have no place. */
async function touchSlices(client: pg.PoolClient, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await client.query(
    `UPDATE slice_stat SET version = version + 1
     WHERE slice_id IN (SELECT score.slice_id FROM point p JOIN score ON score.point_id = p.id
                        WHERE p.run_id = ANY ($1::uuid[]) AND score.slice_id IS NOT NULL)`,
    [runIds],
  );
}
