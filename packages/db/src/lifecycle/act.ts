import { whyNot } from '@inferbench/domain/submissions/why-not';
import type { RuleId } from '@inferbench/domain/errors/finding';
import { edgeOf, type Lifecycle, type Transition } from '@inferbench/domain/submissions/lifecycle';
import {
  actionsOf,
  type AvailableAction,
  canWaive,
  isWaived,
  needsFreshPasskey,
  type Rights,
  type SubmissionAction,
} from '@inferbench/domain/submissions/submission-action';
import type pg from 'pg';
import { sqlState, violates } from '../connection/transaction.ts';
import { actorTowards } from './actor-towards.ts';
import { type Acting, insertEvent, type NewEvent } from '../shared/new-event.ts';
import { recordedOnce } from './request-before.ts';
import { readRevision, type StoredRevision } from './revision-reader.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { runsTouchedBy, standRuns } from './stand-runs.ts';
import { supersedeBefore } from './supersede-before.ts';

/** What somebody asks to be done with a submission. */
export interface Act {
  submissionId: string;
  action: Exclude<SubmissionAction, 'CORRECT'>;
  acting: Acting;
  rights: Rights;
  /** The version that they saw; the act fails where it is another by now. */
  expectedVersion: number;
  idempotencyKey: string;
  requestHash: string;
  rule?: RuleId | null;
  /** Reason, or the text of an explanation. */
  reason?: string | null;
  /** Path of what a flag is about. */
  path?: string | null;
}

export interface Engine {
  engineVersion: string;
  boardValuesOf: BoardValuesOf;
  /** Keeps, in the transaction, what a specification that somebody takes up would change. */
  recheck?: (client: pg.PoolClient, engineVersion: string) => Promise<void>;
  /**
   * Writes the scores under a specification that becomes effective, in the transaction, before its runs take their
   * places.
   */
  rescore?: (client: pg.PoolClient) => Promise<boolean>;
}

export type ActOutcome =
  | { kind: 'done' | 'replayed'; lifecycle: Lifecycle; version: number }
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; lifecycle: Lifecycle; available: AvailableAction[]; why: string | null }
  | { kind: 'conflict-of-interest' }
  /** Who is signed in has to use a passkey first. */
  | { kind: 'step-up-needed' }
  | { kind: 'stale'; version: number }
  /** The idempotency key stands for another request. */
  | { kind: 'other-request'; storedRequestHash: string }
  /** The figures stand under another submission by now. */
  | { kind: 'duplicate' }
  /** Points came that the evaluation under the new specification did not see. */
  | { kind: 'changed' };

class Ended extends Error {
  readonly outcome: ActOutcome;

  constructor(outcome: ActOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Does one act in one transaction: state, decisions, boards and what follows for other revisions, or nothing. Whether it is allowed
 * is the domain's answer on what the database holds, under a lock; the database itself refuses what no edge allows.
 */
export async function performAct(pool: pg.Pool, act: Act, engine: Engine): Promise<ActOutcome> {
  try {
    return await recordedOnce(pool, (client) => perform(client, act, engine));
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    if (sqlState(error) === 'IB002') return { kind: 'conflict-of-interest' };
    if (violates(error, 'point_shown_hash_key')) return { kind: 'duplicate' };
    throw error;
  }
}

async function perform(client: pg.PoolClient, act: Act, engine: Engine): Promise<ActOutcome> {
  const { submissionId, acting } = act;
  await lockSeries(client, submissionId);
  const replay = await replayOf(client, act);
  if (replay !== null) return replay;
  const revision = await readRevision(client, submissionId, engine.engineVersion);
  const actor = revision === null ? null : await actorTowards(client, revision, acting);
  if (revision === null || actor === null) return { kind: 'not-found' };
  if (actor.role === 'REVIEWER' && actor.conflict) return { kind: 'conflict-of-interest' };
  if (!act.rights.fresh && needsFreshPasskey(act.action, revision.lifecycle))
    return { kind: 'step-up-needed' };
  const available = actionsOf(revision, actor, act.rights);
  const refused: ActOutcome = {
    kind: 'not-allowed',
    lifecycle: revision.lifecycle,
    available,
    why: whyNot(act.action, revision, actor),
  };
  if (revision.version !== act.expectedVersion) return { kind: 'stale', version: revision.version };
  if (!available.some(({ action }) => action === act.action)) return refused;
  await doAct(client, { act, revision, engine, refused });
  if (act.action === 'TAKE_UP') await engine.recheck?.(client, engine.engineVersion);
  const after = await readRevision(client, submissionId, engine.engineVersion);
  if (after === null) throw new Error(`submission ${submissionId} is gone`);
  if (after.lifecycle !== revision.lifecycle) await settle(client, { act, after, engine });
  return { kind: 'done', lifecycle: after.lifecycle, version: after.version };
}

/** One act at a time on all revisions of a series, and on its entry. */
export async function lockSeries(client: pg.PoolClient, submissionId: string): Promise<void> {
  await client.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM (
       SELECT 'series ' || series_id AS name FROM submission WHERE id = $1
       UNION SELECT 'chip ' || chip.slug FROM chip_version v JOIN chip ON chip.id = v.chip_id WHERE v.submission_id = $1
       UNION SELECT 'model ' || model.slug FROM model_version v JOIN model ON model.id = v.model_id WHERE v.submission_id = $1
       ORDER BY 1) locks`,
    [submissionId],
  );
  await client.query('SELECT lock_submission($1)', [submissionId]);
}

async function replayOf(client: pg.PoolClient, act: Act): Promise<ActOutcome | null> {
  const { rows } = await client.query<{ request_hash: string; lifecycle: Lifecycle; version: number }>(
    `SELECT e.request_hash, sub.lifecycle, sub.version FROM event e JOIN submission sub ON sub.id = e.submission_id
     WHERE (e.key_id = $1 OR e.account_id = $2) AND e.idempotency_key = $3`,
    [act.acting.keyId, act.acting.accountId, act.idempotencyKey],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.request_hash !== act.requestHash)
    return { kind: 'other-request', storedRequestHash: row.request_hash };
  return { kind: 'replayed', lifecycle: row.lifecycle, version: row.version };
}

interface Doing {
  act: Act;
  revision: StoredRevision;
  engine: Engine;
  refused: ActOutcome;
}

async function doAct(client: pg.PoolClient, doing: Doing): Promise<void> {
  const { act, revision } = doing;
  switch (act.action) {
    case 'EXPLAIN':
      return explain(client, doing);
    case 'WAIVE':
      return waive(client, doing);
    case 'APPROVE':
      await decide(client, act, 'APPROVE');
      return record(client, act, {});
    case 'REFUSE':
      await decide(client, act, 'REFUSE');
      return revision.refusedBy.some((person) => person !== act.acting.staffId)
        ? move(client, doing, 'REFUSE')
        : record(client, act, { payload: { rule: act.rule } });
    case 'FLAG': {
      const { rule, path, reason } = act;
      const flag = { rule, path: path ?? '', message: reason, value: null, expected: null, fix: null };
      if (revision.openFlags.some((open) => open.rule === rule)) throw new Ended(doing.refused);
      return move(client, doing, 'FLAG', { flags: [flag] });
    }
    case 'TAKE_UP':
    case 'RELEASE':
    case 'PUBLISH':
    case 'WITHDRAW':
      return move(client, doing, act.action);
  }
}

async function explain(client: pg.PoolClient, { act, revision, refused }: Doing): Promise<void> {
  if (!revision.openFlags.some(({ rule }) => rule === act.rule)) throw new Ended(refused);
  await client.query(
    'INSERT INTO explanation (submission_id, rule, text, key_id, account_id) VALUES ($1, $2, $3, $4, $5)',
    [act.submissionId, act.rule, act.reason, act.acting.keyId, act.acting.accountId],
  );
  await record(client, act, { payload: { rule: act.rule } });
}

/** The last waiver that a flagged submission waits for gives it back to the board. */
async function waive(client: pg.PoolClient, doing: Doing): Promise<void> {
  const { act, revision, refused } = doing;
  const { staffId } = act.acting;
  const flag = revision.openFlags.find(({ rule }) => rule === act.rule);
  if (flag === undefined || staffId === null || !canWaive(flag, staffId)) throw new Ended(refused);
  await decide(client, act, 'WAIVE');
  const waived = { ...flag, waivedBy: [...flag.waivedBy, staffId] };
  if (!isWaived(waived)) return record(client, act, { payload: { rule: act.rule } });
  await client.query('INSERT INTO waiver (submission_id, rule, reason, persons) VALUES ($1, $2, $3, $4)', [
    act.submissionId,
    act.rule,
    act.reason,
    waived.waivedBy.length,
  ]);
  return revision.openFlags.length === 1
    ? move(client, doing, 'WAIVE')
    : record(client, act, { payload: { rule: act.rule } });
}

async function decide(
  client: pg.PoolClient,
  { submissionId, expectedVersion, acting, reason, rule }: Act,
  verdict: 'APPROVE' | 'WAIVE' | 'REFUSE',
): Promise<void> {
  await client.query(
    `INSERT INTO decision (submission_id, version, staff_id, key_id, account_id, verdict, rule, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      submissionId,
      expectedVersion,
      acting.staffId,
      acting.keyId,
      acting.accountId,
      verdict,
      verdict === 'WAIVE' ? rule : '',
      reason,
    ],
  );
}

function record(client: pg.PoolClient, act: Act, more: Pick<NewEvent, 'payload' | 'move'>): Promise<void> {
  const { submissionId, acting, reason, idempotencyKey, requestHash } = act;
  const request = { idempotencyKey, requestHash };
  return insertEvent(client, {
    kind: act.action,
    submissionId,
    acting,
    reason: reason ?? null,
    request,
    ...more,
  });
}

async function move(
  client: pg.PoolClient,
  { act, revision }: Doing,
  transition: Transition,
  payload: object = act.rule === undefined ? {} : { rule: act.rule },
): Promise<void> {
  const edge = edgeOf(transition, revision.lifecycle);
  if (edge === null) throw new Error(`${transition} does not lead from ${revision.lifecycle}`);
  // Of two revisions with the same figures one stands at a time: the one before makes room first.
  await supersedeBefore(client, revision, edge.to);
  await record(client, act, {
    payload,
    move: { from: revision.lifecycle, to: edge.to, version: revision.version + 1 },
  });
}

/** What follows from a change of state: places on boards, of the runs on a specification too. */
async function settle(
  client: pg.PoolClient,
  { act, after, engine }: { act: Act; after: StoredRevision; engine: Engine },
): Promise<void> {
  const becomesEffective = after.subject !== 'RUN' && after.lifecycle === 'PUBLISHED';
  if (becomesEffective && engine.rescore !== undefined && !(await engine.rescore(client)))
    throw new Ended({ kind: 'changed' });
  const runIds = await runsTouchedBy(client, act.submissionId);
  const before = after.supersedes === null ? [] : await runsTouchedBy(client, after.supersedes);
  await standRuns(client, [...new Set([...before, ...runIds])], engine.boardValuesOf);
}
