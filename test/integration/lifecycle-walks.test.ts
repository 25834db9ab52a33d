import { type Act, type ActOutcome, performAct } from '@inferbench/db/lifecycle/act';
import { correctionOf } from '@inferbench/db/lifecycle/correction-of';
import { ensureOrganization } from '@inferbench/db/organization-repository';
import { setReview } from '@inferbench/db/owner-operations';
import { storeSubmission } from '@inferbench/db/store-submission';
import { verifyBoard } from '@inferbench/db/verify-board';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { flagsOf, type RuleId } from '@inferbench/domain/finding';
import { ENDED, edgeOf, type Lifecycle, LIFECYCLE } from '@inferbench/domain/lifecycle';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { stackOf } from '../testkit/stacks.ts';

const WALKS = lawCount(2_000, 40);
const ACTS = 40;

interface Person {
  keyId: string;
  organizationId: string;
  staffId: string | null;
}

let fresh: TestDatabase;
const people: Record<'owner' | 'stranger' | 'first' | 'second' | 'insider', Person> = {
  owner: nobody(),
  stranger: nobody(),
  first: nobody(),
  second: nobody(),
  insider: nobody(),
};
function nobody(): Person {
  return { keyId: uuidv7(), organizationId: '', staffId: null };
}

beforeAll(async () => {
  fresh = await freshDatabase();
  await setReview(fresh.queueUrl, 'required');
  const { pool } = fresh.database;
  const organizations = {
    owner: await ensureOrganization(pool, { slug: 'owner', name: 'Owner' }),
    other: await ensureOrganization(pool, { slug: 'other', name: 'Other' }),
  };
  const employers = { first: null, second: organizations.other, insider: organizations.owner } as const;
  await asAdmin(fresh.adminUrl, async (admin) => {
    for (const [name, person] of Object.entries(people)) {
      person.organizationId = name === 'owner' ? organizations.owner : organizations.other;
      if (name in employers) {
        person.staffId = uuidv7();
        const employer = employers[name as keyof typeof employers];
        await admin.query('INSERT INTO staff (id, name, organization_id) VALUES ($1, $2, $3)', [
          person.staffId,
          name,
          employer,
        ]);
      }
      await admin.query(
        'INSERT INTO api_key (id, public_id, secret_hash, organization_id, scopes, staff_id) VALUES ($1, $2, $3, $4, $5, $6)',
        [
          person.keyId,
          person.keyId.slice(-8),
          Buffer.alloc(32),
          person.organizationId,
          person.staffId === null ? ['submit'] : ['review'],
          person.staffId,
        ],
      );
    }
  });
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

let stored = 0;

/** A new submission of the owner, flagged by physics or not; figures of no two are alike. */
async function submit(flagged: boolean, supersedes: string | null): Promise<string | null> {
  stored += 1;
  const run = batchRun({
    model: 'llama-3-8b',
    batch: 16,
    weights: 'bf16',
    framework: stackOf(stored % 8),
    seconds: (flagged ? 1 : 20) * (1 + stored * 1e-4),
  });
  const evaluation = evaluateRun(run, catalogue);
  const lifecycle = evaluation.verdict === 'FLAGGED' ? 'FLAGGED' : 'VALIDATED';
  const { organizationId, keyId } = people.owner;
  const correction =
    supersedes === null
      ? null
      : await correctionOf(fresh.database.pool, { organizationId, supersedes, subject: 'RUN' });
  if (typeof correction === 'string') return null;
  const outcome = await storeSubmission(fresh.database.pool, {
    organizationId,
    keyId,
    counted: false,
    testedBy: null,
    correction,
    flags: flagsOf(evaluation.findings),
    idempotencyKey: hashOf({ stored }),
    contentHash: hashOf({ stored }),
    lifecycle,
    format: 'hand',
    document: Buffer.from('{}'),
    context: {},
    run,
    evaluation,
    evidence: [],
  });
  if (!('receipt' in outcome)) throw new Error(outcome.kind);
  return outcome.receipt.submissionId;
}

interface State {
  lifecycle: Lifecycle;
  version: number;
  flags: RuleId[];
}

async function stateOf(id: string): Promise<State> {
  const { rows } = await fresh.database.pool.query<State>(
    `SELECT lifecycle, version, coalesce((SELECT array_agg(DISTINCT f ->> 'rule') FROM event e,
            jsonb_array_elements(e.payload -> 'flags') f WHERE e.submission_id = sub.id), '{}') AS flags
     FROM submission sub WHERE id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no submission ${id}`);
  return row;
}

/** A pool whose transactions lose their connection at the n-th statement. */
function dyingPool(pool: pg.Pool, statement: number): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name) as unknown;
      return async () => {
        const client = await target.connect();
        let count = 0;
        return new Proxy(client, {
          get(of, key) {
            const value = Reflect.get(of, key) as unknown;
            if (key !== 'query') return typeof value === 'function' ? (value.bind(of) as unknown) : value;
            return async (...query: Parameters<typeof of.query>) => {
              count += 1;
              if (count === statement && query[0] !== ('ROLLBACK' as unknown)) throw new Error('killed');
              return of.query(...query);
            };
          },
        });
      };
    },
  });
}

const ENGINE = { engineVersion: VERSIONS.engineVersion, boardValuesOf };
const ACTIONS: readonly Act['action'][] = [
  'EXPLAIN',
  'WITHDRAW',
  'TAKE_UP',
  'RELEASE',
  'FLAG',
  'WAIVE',
  'APPROVE',
  'PUBLISH',
  'REFUSE',
];
const OWNERS: ReadonlySet<string> = new Set(['EXPLAIN', 'WITHDRAW']);

/** What the words of the table say, without its code: whom an act belongs to, and from which states. */
function mayHappen(action: Act['action'], name: keyof typeof people, lifecycle: Lifecycle): boolean {
  if (OWNERS.has(action) !== (name === 'owner')) return false;
  if (!OWNERS.has(action) && name !== 'first' && name !== 'second') return false;
  const from: Readonly<Record<Act['action'], readonly Lifecycle[]>> = {
    EXPLAIN: ['FLAGGED'],
    WITHDRAW: ['VALIDATED', 'FLAGGED', 'IN_REVIEW', 'PUBLISHED'],
    TAKE_UP: ['VALIDATED'],
    RELEASE: ['IN_REVIEW'],
    FLAG: ['VALIDATED', 'IN_REVIEW'],
    WAIVE: ['FLAGGED'],
    APPROVE: ['IN_REVIEW'],
    PUBLISH: ['IN_REVIEW'],
    REFUSE: ['FLAGGED', 'IN_REVIEW'],
  };
  return from[action].includes(lifecycle);
}

function weightOf(action: Act['action'], lifecycle: Lifecycle): number {
  if (action === 'WITHDRAW' && lifecycle !== 'PUBLISHED') return 1;
  return action === 'RELEASE' || action === 'FLAG' || action === 'REFUSE' ? 2 : 8;
}

const taken = new Map<string, number>();
const outcomes = new Map<string, number>();
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

async function oneAct(id: string, next: (below: number) => number): Promise<void> {
  const before = await stateOf(id);
  const names = Object.keys(people) as (keyof typeof people)[];
  const name =
    next(3) === 0 ? (names[next(names.length)] ?? 'owner') : (['owner', 'first', 'second'] as const)[next(3)];
  const fitting = ACTIONS.filter((action) => name !== undefined && mayHappen(action, name, before.lifecycle));
  // Mostly what may happen; what leads on is drawn more often than what ends or undoes.
  const drawn =
    next(4) === 0 || fitting.length === 0
      ? ACTIONS
      : fitting.flatMap((action) => Array.from({ length: weightOf(action, before.lifecycle) }, () => action));
  const action = drawn[next(drawn.length)] ?? 'TAKE_UP';
  const person = people[name ?? 'owner'];
  const stale = next(10) === 0;
  const act: Act = {
    submissionId: id,
    action,
    acting: { ...person, role: person.staffId === null ? 'SUBMITTER' : 'REVIEWER' },
    expectedVersion: stale ? before.version - 1 : before.version,
    idempotencyKey: uuidv7(),
    requestHash: hashOf({ action, id, version: before.version }),
    rule:
      action === 'FLAG'
        ? 'QUAL-ACCURACY'
        : (before.flags[next(Math.max(1, before.flags.length))] ?? 'PHYS-COMPUTE'),
    reason: 'drawn by seed',
  };
  const killed = next(8) === 0 ? 2 + next(12) : null;
  const pool = killed === null ? fresh.database.pool : dyingPool(fresh.database.pool, killed);
  let outcome: ActOutcome;
  try {
    outcome = await performAct(pool, act, ENGINE);
  } catch (error) {
    expect((error as Error).message).toBe('killed');
    expect(await stateOf(id)).toEqual(before);
    count(outcomes, 'killed');
    return;
  }
  count(outcomes, outcome.kind);
  const after = await stateOf(id);
  if (outcome.kind !== 'done') {
    expect(after).toEqual(before);
    if (outcome.kind === 'not-allowed') {
      const open = outcome.available.map((each) => each.action);
      for (const each of open)
        expect(each === 'CORRECT' || mayHappen(each, name ?? 'owner', before.lifecycle)).toBe(true);
    }
    if (outcome.kind === 'stale') expect(stale).toBe(true);
    return;
  }
  expect([stale, mayHappen(action, name ?? 'owner', before.lifecycle)]).toEqual([false, true]);
  if (after.lifecycle !== before.lifecycle) {
    expect(edgeOf(action as Parameters<typeof edgeOf>[0], before.lifecycle)?.to).toBe(after.lifecycle);
    expect(after.version).toBe(before.version + 1);
    count(taken, `${action} ${before.lifecycle}`);
  }
  // A double click: the same request does nothing twice.
  if (next(5) === 0) {
    expect(await performAct(fresh.database.pool, act, ENGINE)).toMatchObject({ kind: 'replayed' });
    expect(await stateOf(id)).toEqual(after);
  }
}

test(
  `${WALKS} walks of ${ACTS} acts by anybody, stale, doubled and killed, end where the events say`,
  async () => {
    const next = generator(20261123);
    for (let walk = 0; walk < WALKS; walk += 1) {
      let id = await submit(next(2) === 0, null);
      for (let step = 0; step < ACTS && id !== null; step += 1) {
        const { lifecycle } = await stateOf(id);
        if (ENDED.has(lifecycle)) break;
        if (next(14) === 0) {
          const corrected = await submit(next(2) === 0, id);
          if (corrected !== null && (await stateOf(id)).lifecycle === 'SUPERSEDED')
            count(taken, `SUPERSEDE ${lifecycle}`);
          id = corrected;
        } else await oneAct(id, next);
      }
    }
    const { rows: replayed } = await fresh.database.pool.query<{ differing: number }>(
      `SELECT count(*)::int AS differing FROM submission sub
     JOIN LATERAL (SELECT to_state, version FROM event e WHERE e.submission_id = sub.id AND e.to_state IS NOT NULL
                   ORDER BY e.id DESC LIMIT 1) last ON true
     WHERE (sub.lifecycle, sub.version) <> (last.to_state, last.version)
        OR (SELECT count(*) FROM event e WHERE e.submission_id = sub.id AND e.to_state IS NOT NULL) <> sub.version`,
    );
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
      expect([kind, outcomes.get(kind) ?? 0]).not.toEqual([kind, 0]);
    // Rechecks follow from specifications, and time is nobody's act yet.
    const drawn = LIFECYCLE.filter(({ act }) => act !== 'RECHECK' && act !== 'LAPSE').map(
      ({ act, from }) => `${act} ${from}`,
    );
    const rare = drawn.filter((edge) => (taken.get(edge) ?? 0) < lawCount(50, 1));
    expect(rare.filter((edge) => WALKS > 100 || !edge.startsWith('SUPERSEDE PUBLISHED'))).toEqual([]);
  },
  lawCount(3_600_000, 120_000),
);
