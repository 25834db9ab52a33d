import { verifyBoard } from '@inferbench/db/board/verify-board';
import { ENDED, LIFECYCLE } from '@inferbench/domain/submissions/lifecycle';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { lifecyclePeople } from '../testkit/lifecycle-people.ts';
import { LifecycleWalk } from '../testkit/lifecycle-walk.ts';

const WALKS = lawCount(2_000, 40);
const ACTS = 40;

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** A seeded linear congruential generator: a failure comes again. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A new submission, flagged or not; every third that is not goes straight to its publication, and is walked on from there. */
async function begin(
  walk: LifecycleWalk,
  next: (below: number) => number,
  supersedes: string | null,
): Promise<string | null> {
  const flagged = next(2) === 0;
  const id = await walk.submit(flagged, supersedes);
  if (id !== null && !flagged && next(3) === 0) await walk.publish(id);
  return id;
}

test(
  `${WALKS} walks of ${ACTS} acts by anybody, stale, doubled and killed, end where the events say`,
  async () => {
    const next = generator(20261123);
    const walk = new LifecycleWalk(fresh.database.pool, await lifecyclePeople(fresh));
    for (let n = 0; n < WALKS; n += 1) {
      let id = await begin(walk, next, null);
      for (let step = 0; step < ACTS && id !== null; step += 1) {
        const { lifecycle } = await walk.stateOf(id);
        if (ENDED.has(lifecycle)) break;
        if (next(lifecycle === 'PUBLISHED' ? 3 : 14) === 0) id = await begin(walk, next, id);
        else await walk.act(id, next);
      }
    }
    const { rows: replayed } = await fresh.database.pool.query<{ differing: number }>(
      `SELECT count(*)::int AS differing FROM submission sub
     JOIN LATERAL (SELECT to_state, version FROM event e WHERE e.submission_id = sub.id AND e.to_state IS NOT NULL
                   ORDER BY e.id DESC LIMIT 1) last ON true
     WHERE (sub.lifecycle, sub.version) <> (last.to_state, last.version)
        OR (SELECT count(*) FROM event e WHERE e.submission_id = sub.id AND e.to_state IS NOT NULL) <> sub.version`,
    );
    expect(walk.problems).toEqual([]);
    expect(replayed[0]?.differing).toBe(0);
    const { rows: alone } = await fresh.database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM event e WHERE e.kind = 'PUBLISH' AND NOT EXISTS (
       SELECT 1 FROM decision d WHERE d.submission_id = e.submission_id AND d.version = e.version - 1
         AND d.verdict = 'APPROVE' AND d.staff_id <> e.staff_id)`,
    );
    expect(alone[0]?.n).toBe(0);
    expect(
      (await verifyBoard(fresh.database.pool, { versions: VERSIONS, boardValuesOf })).differences,
    ).toEqual([]);
    // Walks that never get anywhere prove nothing.
    for (const kind of ['done', 'not-allowed', 'not-found', 'stale', 'conflict-of-interest', 'killed'])
      expect([kind, walk.outcomes.get(kind) ?? 0]).not.toEqual([kind, 0]);
    // Rechecks follow from specifications, and time is nobody's act yet.
    const drawn = LIFECYCLE.filter(({ act }) => act !== 'RECHECK' && act !== 'LAPSE').map(
      ({ act, from }) => `${act} ${from}`,
    );
    const { rows: edges } = await fresh.database.pool.query<{ edge: string; taken: number }>(
      `SELECT kind || ' ' || from_state AS edge, count(*)::int AS taken FROM event
       WHERE from_state IS NOT NULL GROUP BY edge`,
    );
    const taken = new Map(edges.map((row) => [row.edge, row.taken]));
    const rare = drawn.filter((edge) => (taken.get(edge) ?? 0) < lawCount(50, 1));
    expect(rare.filter((edge) => WALKS > 100 || !edge.startsWith('SUPERSEDE PUBLISHED'))).toEqual([]);
  },
  lawCount(3_600_000, 120_000),
);
