import type { Act, ActOutcome, performAct } from '@inferbench/db/lifecycle/act';
import { edgeOf, ENDED, type Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { KILLED } from './dying-pool.ts';
import { type Name, NAMES, type People } from './lifecycle-people.ts';
import { LifecycleWalk } from './lifecycle-walk.ts';

const PEOPLE = Object.fromEntries(
  NAMES.map((name) => [
    name,
    { keyId: name, accountId: null, organizationId: name, staffId: name === 'owner' ? null : name },
  ]),
) as People; // of every name

type Done = Extract<ActOutcome, { kind: 'done' | 'replayed' }>;

/** A submission in memory that follows the table of states; each method may be planted with a fault. */
class House {
  lifecycle: Lifecycle = 'VALIDATED';
  version = 1;
  readonly keys = new Set<string>();
  readonly pool = {
    query: () => Promise.resolve({ rows: [{ lifecycle: this.lifecycle, version: this.version, flags: [] }] }),
  } as unknown as pg.Pool; // the one statement that a walk sends itself

  readonly perform: typeof performAct = (pool, act) =>
    pool === this.pool ? Promise.resolve(this.outcomeOf(act)) : this.killed(act);

  killed(_act: Act): Promise<ActOutcome> {
    return Promise.reject(new Error(KILLED));
  }

  outcomeOf(act: Act): ActOutcome {
    if (this.keys.has(act.idempotencyKey)) return this.again(act);
    if (!this.mayAct(act)) return this.refused();
    if (this.isStale(act)) return { kind: 'stale', version: this.version };
    return this.done(act);
  }

  again(_act: Act): ActOutcome {
    return { kind: 'replayed', lifecycle: this.lifecycle, version: this.version };
  }

  mayAct({ action, acting: { keyId } }: Act): boolean {
    const isOwners = action === 'EXPLAIN' || action === 'WITHDRAW';
    if (isOwners ? keyId !== 'owner' : keyId !== 'first' && keyId !== 'second') return false;
    if (action === 'EXPLAIN') return this.lifecycle === 'FLAGGED';
    return action === 'APPROVE' ? this.lifecycle === 'IN_REVIEW' : edgeOf(action, this.lifecycle) !== null;
  }

  refused(): ActOutcome {
    return { kind: 'not-allowed', lifecycle: this.lifecycle, available: [], why: null };
  }

  isStale({ expectedVersion }: Act): boolean {
    return expectedVersion !== this.version;
  }

  done({ action, idempotencyKey }: Act): Done {
    this.keys.add(idempotencyKey);
    const edge = action === 'EXPLAIN' || action === 'APPROVE' ? null : edgeOf(action, this.lifecycle);
    if (edge !== null) this.move(edge.to);
    return { kind: 'done', lifecycle: this.lifecycle, version: this.version };
  }

  move(to: Lifecycle): void {
    this.lifecycle = to;
    this.version += 1;
  }
}

const ACTS = 1_500;

/** A walk of many acts by everybody; what ended begins anew. */
async function walkThrough(house: House): Promise<LifecycleWalk> {
  const walk = new LifecycleWalk(house.pool, PEOPLE, house.perform);
  let state = 20_261_126;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let act = 0; act < ACTS; act += 1) {
    if (ENDED.has(house.lifecycle)) house.lifecycle = next(2) === 0 ? 'FLAGGED' : 'VALIDATED';
    await walk.act('a submission', next);
  }
  return walk;
}

test('a house that follows the table of states is not complained about, and every kind of outcome is met', async () => {
  const walk = await walkThrough(new House());
  expect(walk.problems).toEqual([]);
  expect([...walk.outcomes.keys()].toSorted()).toEqual(['done', 'killed', 'not-allowed', 'stale']);
});

const FAULTS: readonly [string, RegExp, (house: House) => void][] = [
  ['lets a stranger in', /^stranger did/, (house) => void (house.mayAct = () => true)],
  ['acts on an old version', /on an old version$/, (house) => void (house.isStale = () => false)],
  ['calls every version old', /called stale that was not/, (house) => void (house.isStale = () => true)],
  [
    'leads to another state',
    /^TAKE_UP led from VALIDATED to PUBLISHED$/,
    (house) => {
      const move = house.move.bind(house);
      house.move = (to) => move(to === 'IN_REVIEW' ? 'PUBLISHED' : to);
    },
  ],
  ['keeps its version', /led from/, (house) => void (house.move = (to) => void (house.lifecycle = to))],
  [
    'moves what it refuses',
    /^not-allowed changed something$/,
    (house) => {
      const refused = house.refused.bind(house);
      house.refused = () => {
        house.version += 1;
        return refused();
      };
    },
  ],
  [
    'offers what nobody may do',
    /^PUBLISH is offered to/,
    (house) =>
      void (house.refused = () => ({
        kind: 'not-allowed',
        lifecycle: house.lifecycle,
        available: [{ action: 'PUBLISH', role: 'REVIEWER', sentence: '' }] as never, // its action alone is read
        why: null,
      })),
  ],
  [
    'keeps what a killed act began',
    /^a killed act changed something$/,
    (house) => {
      house.killed = () => {
        house.version += 1;
        return Promise.reject(new Error(KILLED));
      };
    },
  ],
  [
    'does a double click twice',
    /double click was done/,
    (house) => void (house.again = (act) => house.done(act)),
  ],
];

test.each(FAULTS)('a house that %s is told', async (_, words, plant) => {
  const house = new House();
  plant(house);
  expect((await walkThrough(house)).problems.join('\n').split('\n')).toContainEqual(
    expect.stringMatching(words),
  );
});

test('a submission that cannot be published on the straight way is told', async () => {
  const straight = async (house: House) => {
    const walk = new LifecycleWalk(house.pool, PEOPLE, house.perform);
    await walk.publish('a submission');
    return walk.problems;
  };
  expect(await straight(new House())).toEqual([]);
  const shut = new House();
  const mayAct = shut.mayAct.bind(shut);
  shut.mayAct = (act) => act.acting.keyId !== ('second' satisfies Name) && mayAct(act);
  expect(await straight(shut)).toEqual(['PUBLISH was not-allowed on the straight way']);
});
