import type { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { INVITATION_HOURS } from '@inferbench/domain/account/session';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { newInvitation } from './secrets.ts';

/** Where an invitation leads: into an organisation, or to the staff, which the owner of the database alone can say. */
export type InvitedTo =
  | { organizationId: string; staffId: null; role: MembershipRole }
  | { organizationId: null; staffId: string; role: StaffRole };

/** Who invites, by which request. */
export interface InvitedBy {
  accountId: string;
  idempotencyKey: string;
  requestHash: string;
}

export interface MadeInvitation {
  id: string;
  /** What stands in the link, and nowhere else. */
  secret: string;
  expiresAt: Date;
}

/** Stores the hash of a new invitation in the caller's transaction; null where the same request made one before. */
export async function insertInvitation(
  client: pg.PoolClient,
  { organizationId, staffId, role }: InvitedTo,
  by: InvitedBy | null,
): Promise<MadeInvitation | null> {
  const id = uuidv7();
  const { secret, hash } = newInvitation();
  const where = organizationId === null ? 'staff_id' : 'organization_id';
  const { rows } = await client.query<{ expiresAt: Date }>(
    `INSERT INTO invitation (id, token_hash, ${where}, role, created_by, idempotency_key, request_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '${INVITATION_HOURS} hours')
     ON CONFLICT (organization_id, idempotency_key) DO NOTHING RETURNING expires_at AS "expiresAt"`,
    [
      id,
      hash,
      organizationId ?? staffId,
      role,
      by?.accountId ?? null,
      by?.idempotencyKey ?? null,
      by?.requestHash ?? null,
    ],
  );
  const [row] = rows;
  return row === undefined ? null : { id, secret, expiresAt: row.expiresAt };
}
