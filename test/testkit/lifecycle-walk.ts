import { catalogue } from '@inferbench/catalogue/catalogue';
import { type Act, type ActOutcome, performAct } from '@inferbench/db/lifecycle/act';
import { correctionOf } from '@inferbench/db/lifecycle/correction-of';
import { storeSubmission } from '@inferbench/db/submissions/store-submission';
import { flagsOf, type RuleId } from '@inferbench/domain/errors/finding';
import { type Lifecycle, LIFECYCLE } from '@inferbench/domain/submissions/lifecycle';
import { RIGHTS_OF_KEY } from '@inferbench/domain/submissions/submission-action';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type pg from 'pg';
import { dyingPool, KILLED } from './dying-pool.ts';
import { type Name, NAMES, type People } from './lifecycle-people.ts';
import { batchRun } from './many-slices.ts';
import { stackOf } from './stacks.ts';

export interface State {
  lifecycle: Lifecycle;
  version: number;
  flags: RuleId[];
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
function mayHappen(action: Act['action'], name: Name, lifecycle: Lifecycle): boolean {
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
  if (action === 'REFUSE') return lifecycle === 'IN_REVIEW' ? 9 : 2;
  if (action === 'APPROVE' || action === 'PUBLISH') return 12;
  return action === 'RELEASE' || action === 'FLAG' ? 2 : 8;
}

const REGULARS = ['owner', 'first', 'second'] as const;

export const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/** Acts drawn by seed on submissions of an owner, and everything that went otherwise than the table of states says. */
export class LifecycleWalk {
  readonly outcomes = new Map<string, number>();
  readonly problems: string[] = [];
  readonly #pool: pg.Pool;
  readonly #people: People;
  readonly #perform: typeof performAct;
  #stored = 0;

  /** `perform`: what does an act; the database unless somebody plants a fault. */
  constructor(pool: pg.Pool, people: People, perform = performAct) {
    this.#pool = pool;
    this.#people = people;
    this.#perform = perform;
  }

  /** A new submission of the owner, flagged by physics or not; figures of no two are alike. */
  async submit(flagged: boolean, supersedes: string | null): Promise<string | null> {
    this.#stored += 1;
    const run = batchRun({
      model: 'llama-3-8b',
      batch: 16,
      weights: 'bf16',
      framework: stackOf(this.#stored % 8),
      seconds: (flagged ? 1 : 20) * (1 + this.#stored * 1e-4),
    });
    const evaluation = evaluateRun(run, catalogue);
    const lifecycle = evaluation.verdict === 'FLAGGED' ? 'FLAGGED' : 'VALIDATED';
    const { organizationId, keyId } = this.#people.owner;
    const correction =
      supersedes === null
        ? null
        : await correctionOf(this.#pool, { organizationId, supersedes, subject: 'RUN' });
    if (typeof correction === 'string') return null;
    const outcome = await storeSubmission(this.#pool, {
      organizationId,
      keyId,
      accountId: null,
      counted: false,
      draft: null,
      tester: null,
      correction,
      flags: flagsOf(evaluation.findings),
      idempotencyKey: hashOf({ stored: this.#stored }),
      contentHash: hashOf({ stored: this.#stored }),
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

  async stateOf(id: string): Promise<State> {
    const { rows } = await this.#pool.query<State>(
      `SELECT lifecycle, version, coalesce((SELECT array_agg(DISTINCT f ->> 'rule') FROM event e,
              jsonb_array_elements(e.payload -> 'flags') f WHERE e.submission_id = sub.id), '{}') AS flags
       FROM submission sub WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`no submission ${id}`);
    return row;
  }

  /** Publishes as it should go: taken up and approved by one person, published by another. */
  async publish(id: string): Promise<void> {
    for (const [action, name] of [
      ['TAKE_UP', 'first'],
      ['APPROVE', 'first'],
      ['PUBLISH', 'second'],
    ] as const) {
      const { version } = await this.stateOf(id);
      const outcome = await this.#perform(
        this.#pool,
        {
          submissionId: id,
          action,
          acting: { ...this.#people[name], role: 'REVIEWER' },
          rights: RIGHTS_OF_KEY,
          expectedVersion: version,
          idempotencyKey: crypto.randomUUID(),
          requestHash: hashOf({ action, id, version }),
          reason: 'it is as it should be',
        },
        ENGINE,
      );
      if (outcome.kind !== 'done') this.problems.push(`${action} was ${outcome.kind} on the straight way`);
    }
  }

  async act(id: string, next: (below: number) => number): Promise<void> {
    const before = await this.stateOf(id);
    const name = (next(3) === 0 ? NAMES[next(NAMES.length)] : REGULARS[next(3)]) ?? 'owner';
    const fitting = ACTIONS.filter((action) => mayHappen(action, name, before.lifecycle));
    // Mostly what may happen; what leads on is drawn more often than what ends or undoes.
    const drawn = [
      ...ACTIONS,
      ...fitting.flatMap((action) =>
        Array.from({ length: weightOf(action, before.lifecycle) }, () => action),
      ),
    ];
    const action = drawn[next(drawn.length)] ?? 'TAKE_UP';
    const person = this.#people[name];
    const stale = next(10) === 0;
    const act: Act = {
      submissionId: id,
      action,
      acting: { ...person, role: person.staffId === null ? 'SUBMITTER' : 'REVIEWER' },
      rights: RIGHTS_OF_KEY,
      expectedVersion: stale ? before.version - 1 : before.version,
      idempotencyKey: crypto.randomUUID(),
      requestHash: hashOf({ action, id, version: before.version }),
      rule:
        action === 'FLAG'
          ? 'QUAL-ACCURACY'
          : (before.flags[next(Math.max(1, before.flags.length))] ?? 'PHYS-COMPUTE'),
      reason: 'drawn by seed',
    };
    const killed = next(8) === 0 ? 2 + next(12) : null;
    const pool = killed === null ? this.#pool : dyingPool(this.#pool, killed);
    let outcome: ActOutcome;
    try {
      outcome = await this.#perform(pool, act, ENGINE);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== KILLED) throw error;
      this.#same(before, await this.stateOf(id), 'a killed act changed something');
      count(this.outcomes, 'killed');
      return;
    }
    count(this.outcomes, outcome.kind);
    const after = await this.stateOf(id);
    if (outcome.kind !== 'done') {
      this.#same(before, after, `${outcome.kind} changed something`);
      if (outcome.kind === 'not-allowed') {
        const open = outcome.available.map((each) => each.action);
        for (const each of open)
          if (each !== 'CORRECT' && !mayHappen(each, name, before.lifecycle))
            this.problems.push(`${each} is offered to ${name} in ${before.lifecycle}`);
      }
      if (outcome.kind === 'stale' && !stale) this.problems.push('a version was called stale that was not');
      return;
    }
    if (stale || !mayHappen(action, name, before.lifecycle))
      this.problems.push(`${name} did ${action} in ${before.lifecycle}${stale ? ', on an old version' : ''}`);
    if (after.lifecycle !== before.lifecycle) {
      const edge = LIFECYCLE.find((each) => each.act === action && each.from === before.lifecycle);
      if (edge?.to !== after.lifecycle || after.version !== before.version + 1)
        this.problems.push(`${action} led from ${before.lifecycle} to ${after.lifecycle}`);
    }
    // A double click: the same request does nothing twice.
    if (next(5) === 0) {
      const again = await this.#perform(this.#pool, act, ENGINE);
      if (again.kind !== 'replayed') this.problems.push(`a double click was ${again.kind}`);
      this.#same(after, await this.stateOf(id), 'a double click changed something');
    }
  }

  #same(before: State, after: State, words: string): void {
    if (JSON.stringify(before) !== JSON.stringify(after)) this.problems.push(words);
  }
}
