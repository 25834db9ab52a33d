import type { Queries } from '../connection/camel-row.ts';
import type pg from 'pg';
import { z } from 'zod';
import { type Acting, insertEvent } from '../shared/new-event.ts';
import { recordedOnce, requestBefore } from '../lifecycle/request-before.ts';
import { SHOWN } from '../shared/visibility.ts';

export interface NewReply {
  submissionId: string;
  organizationId: string;
  acting: Acting;
  text: string;
  /** The version that it follows, 0 for the first: it fails where there is another by now. */
  expectedVersion: number;
  idempotencyKey: string;
  requestHash: string;
}

export type ReplyOutcome =
  | { kind: 'attached' | 'replayed'; version: number }
  | { kind: 'not-found' }
  /** The result is no result of others on a chip of the organisation, or another party speaks for the chip. */
  | { kind: 'not-yours' }
  | { kind: 'stale'; version: number }
  | { kind: 'conflict'; storedRequestHash: string };

/**
 * Expression for whose chip a result of `submission sub` is on: who declared it, or who bears the name of its vendor;
 * never who submitted the result itself.
 */
const VENDORS = `
  SELECT vendor.id FROM run JOIN system ON system.id = run.system_id JOIN chip ON chip.id = system.chip_id
  CROSS JOIN LATERAL (
    SELECT chip.organization_id AS id
    UNION SELECT own.entity_id::uuid FROM name_claim named
          JOIN name_claim own ON own.kind = 'ORGANIZATION' AND own.skeleton = named.skeleton
          WHERE named.kind IN ('VENDOR', 'ORGANIZATION') AND named.name = chip.document ->> 'vendor'
    UNION SELECT organization.id FROM organization WHERE organization.slug = chip.document ->> 'vendor') vendor
  WHERE run.submission_id = sub.id AND vendor.id IS NOT NULL AND root_of(vendor.id) <> root_of(sub.organization_id)`;

/** Whether an organisation may reply to a result, for which the party that did first goes on; null where everybody sees none of that id. */
export async function mayReply(
  client: Queries,
  { submissionId, organizationId }: Pick<NewReply, 'submissionId' | 'organizationId'>,
): Promise<boolean | null> {
  const { rows } = await client.query<{ may: boolean }>({
    name: 'may-reply',
    text: `SELECT $2::uuid IN (${VENDORS}) AND sub.lifecycle <> 'WITHDRAWN'
             AND NOT EXISTS (SELECT 1 FROM reply WHERE reply.submission_id = sub.id AND reply.organization_id <> $2) AS may
           FROM submission sub WHERE sub.id = $1 AND ${SHOWN}`,
    values: [submissionId, organizationId],
  });
  return rows[0]?.may ?? null;
}

/** Adds a version of a reply; none before it is changed. */
export function attachReply(pool: pg.Pool, reply: NewReply): Promise<ReplyOutcome> {
  const { submissionId, organizationId, acting, text, idempotencyKey, requestHash } = reply;
  return recordedOnce(pool, async (client): Promise<ReplyOutcome> => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('reply ' || $1, 0))", [submissionId]);
    const replay = await replayOf(client, reply);
    if (replay !== null) return replay;
    const may = await mayReply(client, reply);
    if (may === null) return { kind: 'not-found' };
    if (!may) return { kind: 'not-yours' };
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM reply WHERE submission_id = $1',
      [submissionId],
    );
    const version = rows[0]?.version ?? 0;
    if (version !== reply.expectedVersion) return { kind: 'stale', version };
    await client.query(
      'INSERT INTO reply (submission_id, version, organization_id, text) VALUES ($1, $2, $3, $4)',
      [submissionId, version + 1, organizationId, text],
    );
    await insertEvent(client, {
      kind: 'REPLY',
      submissionId,
      acting,
      payload: { version: version + 1 },
      request: { idempotencyKey, requestHash },
    });
    return { kind: 'attached', version: version + 1 };
  });
}

async function replayOf(client: pg.PoolClient, reply: NewReply): Promise<ReplyOutcome | null> {
  const before = await requestBefore(client, reply);
  if (before === null) return null;
  return before.requestHash === reply.requestHash
    ? { kind: 'replayed', version: z.object({ version: z.int() }).parse(before.payload).version }
    : { kind: 'conflict', storedRequestHash: before.requestHash };
}
