import type { Queries } from '../connection/camel-row.ts';
import {
  edgeOf,
  type Lifecycle,
  LAPSES_AFTER_DAYS,
  RELEASED_AFTER_DAYS,
  type Transition,
} from '@inferbench/domain/submissions/lifecycle';
import type pg from 'pg';
import { inTransaction } from '../connection/transaction.ts';
import { lockSeries } from './act.ts';
import { insertEvent, SYSTEM } from '../shared/new-event.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { runsTouchedBy, standRuns } from './stand-runs.ts';

interface Timer {
  act: Transition & ('LAPSE' | 'RELEASE');
  from: Lifecycle;
  /** Expression over the events `e` of a submission: time since which it waits; null where it does not. */
  since: string;
  days: number;
  reason: string;
}

const TIMERS: readonly Timer[] = [
  {
    act: 'LAPSE',
    from: 'FLAGGED',
    // What was explained waits for a reviewer, however long.
    since: `CASE WHEN max(e.id) FILTER (WHERE e.kind = 'EXPLAIN') > max(e.id) FILTER (WHERE e.to_state = 'FLAGGED') THEN NULL
                 ELSE max(e.occurred_at) FILTER (WHERE e.to_state = 'FLAGGED') END`,
    days: LAPSES_AFTER_DAYS,
    reason: `nobody explained it for ${LAPSES_AFTER_DAYS} days`,
  },
  {
    act: 'RELEASE',
    from: 'IN_REVIEW',
    since: 'max(e.occurred_at)',
    days: RELEASED_AFTER_DAYS,
    reason: `no reviewer did anything for ${RELEASED_AFTER_DAYS} days`,
  },
];

/** Expression over `submission sub`: the time at which time acts on it; null where it does not. */
export const DUE_AT = `CASE ${TIMERS.map(
  ({ from, since, days }) =>
    `WHEN sub.lifecycle = '${from}' THEN (SELECT ${since} FROM event e WHERE e.submission_id = sub.id) + interval '${days} days'`,
).join(' ')} END`;

/** What followed from time alone, by act: ids of submissions. */
export type Passed = Record<Timer['act'], string[]>;

/**
 * Ends what waited too long: a flag that nobody explains withdraws the submission, a review that nobody goes on with gives it back.
 * Of what the catalogue brings nothing lapses. Each in a transaction of its own; running it twice changes nothing.
 */
export async function letTimePass(pool: pg.Pool, boardValuesOf: BoardValuesOf, now: Date): Promise<Passed> {
  const passed: Passed = { LAPSE: [], RELEASE: [] };
  for (const timer of TIMERS)
    for (const id of await due(pool, timer, { now, id: null }))
      if (await inTransaction(pool, (client) => runOut(client, timer, { now, id, boardValuesOf })))
        passed[timer.act].push(id);
  return passed;
}

/** Submissions whose time is up, or the one asked about if it is among them. */
async function due(
  client: Queries,
  { from, since, days }: Timer,
  { now, id }: { now: Date; id: string | null },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT sub.id::text FROM submission sub
     JOIN organization org ON org.id = sub.organization_id AND org.kind <> 'CATALOGUE'
     WHERE sub.lifecycle = $1::lifecycle AND ($4::uuid IS NULL OR sub.id = $4)
       AND (SELECT ${since} FROM event e WHERE e.submission_id = sub.id)
           < $2::timestamptz - make_interval(days => $3)
     ORDER BY sub.id`,
    [from, now.toISOString(), days, id],
  );
  return rows.map((row) => row.id);
}

async function runOut(
  client: pg.PoolClient,
  timer: Timer,
  { now, id, boardValuesOf }: { now: Date; id: string; boardValuesOf: BoardValuesOf },
): Promise<boolean> {
  await lockSeries(client, id);
  // Somebody may have acted since it was found.
  if ((await due(client, timer, { now, id })).length === 0) return false;
  const edge = edgeOf(timer.act, timer.from);
  if (edge === null) throw new Error(`${timer.act} does not lead from ${timer.from}`);
  const { rows } = await client.query<{ version: number }>('SELECT version FROM submission WHERE id = $1', [
    id,
  ]);
  await insertEvent(client, {
    kind: timer.act,
    submissionId: id,
    acting: SYSTEM,
    reason: timer.reason,
    move: { from: timer.from, to: edge.to, version: (rows[0]?.version ?? 0) + 1 },
  });
  await standRuns(client, await runsTouchedBy(client, id), boardValuesOf);
  return true;
}
