import type { MembershipRole, StaffRole } from '@inferbench/domain/membership-role';
import { INVITATION_HOURS } from '@inferbench/domain/session';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { newInvitation } from './secrets.ts';

/** Where an invitation leads: into an organisation, or to the staff. */
export type InvitedTo =
  | { organizationId: string; staffId: null; role: MembershipRole }
  | { organizationId: null; staffId: string; role: StaffRole };

export interface MadeInvitation {
  id: string;
  /** What stands in the link, and nowhere else. */
  secret: string;
  expiresAt: Date;
}

/** Stores the hash of a new invitation in the caller's transaction. */
export async function insertInvitation(
  client: pg.PoolClient,
  { organizationId, staffId, role }: InvitedTo,
): Promise<MadeInvitation> {
  const id = uuidv7();
  const { secret, hash } = newInvitation();
  const { rows } = await client.query<{ expiresAt: Date }>(
    `INSERT INTO invitation (id, token_hash, organization_id, staff_id, role, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + interval '${INVITATION_HOURS} hours') RETURNING expires_at AS "expiresAt"`,
    [id, hash, organizationId, staffId, role],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an invitation was not stored');
  return { id, secret, expiresAt: row.expiresAt };
}
