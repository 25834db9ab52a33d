import type pg from 'pg';
import { type Acting, insertEvent } from '../shared/new-event.ts';
import { recordedOnce, requestBefore } from './request-before.ts';

/** A draft of an organisation, at the version that somebody read. */
export interface DraftAtVersion {
  id: string;
  version: number;
}

/** Thrown in a storing transaction, which it rolls back: the draft was saved anew, discarded or submitted in the meantime. */
export class DraftMoved extends Error {}

/** Takes the draft that is being submitted away, in the transaction that stores what it became. */
export async function takeDraft(
  client: pg.PoolClient,
  { organizationId, draft }: { organizationId: string; draft: DraftAtVersion | null },
): Promise<void> {
  if (draft === null) return;
  const { rowCount } = await client.query(
    'DELETE FROM draft WHERE organization_id = $1 AND id = $2 AND version = $3',
    [organizationId, draft.id, draft.version],
  );
  if (rowCount !== 1) throw new DraftMoved();
}

export interface DraftToDiscard extends DraftAtVersion {
  organizationId: string;
  acting: Acting;
  idempotencyKey: string;
  requestHash: string;
}

export type DiscardOutcome =
  | { kind: 'discarded' | 'replayed' }
  | { kind: 'not-found' }
  | { kind: 'stale'; version: number }
  | { kind: 'conflict'; storedRequestHash: string };

/** Deletes a draft; only that it was discarded stays. */
export function discardDraft(pool: pg.Pool, discard: DraftToDiscard): Promise<DiscardOutcome> {
  const { id, version, organizationId, acting, idempotencyKey, requestHash } = discard;
  return recordedOnce(pool, async (client): Promise<DiscardOutcome> => {
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM draft WHERE organization_id = $1 AND id = $2 FOR UPDATE',
      [organizationId, id],
    );
    if (rows[0] === undefined) return replayOf(client, discard);
    if (rows[0].version !== version) return { kind: 'stale', version: rows[0].version };
    const earlier = await replayOf(client, discard);
    // The key was used for another draft.
    if (earlier.kind !== 'not-found') return earlier;
    await client.query('DELETE FROM draft WHERE id = $1', [id]);
    await insertEvent(client, {
      kind: 'DISCARD_DRAFT',
      acting,
      payload: { draft: id },
      request: { idempotencyKey, requestHash },
    });
    return { kind: 'discarded' };
  });
}

async function replayOf(client: pg.PoolClient, discard: DraftToDiscard): Promise<DiscardOutcome> {
  const before = await requestBefore(client, discard);
  if (before === null) return { kind: 'not-found' };
  return before.requestHash === discard.requestHash
    ? { kind: 'replayed' }
    : { kind: 'conflict', storedRequestHash: before.requestHash };
}
