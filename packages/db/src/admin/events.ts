import { z } from 'zod';
import { asOwner } from '../connection/owner.ts';

export const EventRecord = z.object({
  id: z.coerce.number().int(),
  occurredAt: z.date(),
  kind: z.string(),
  role: z.string(),
  /** Public id of the key, name of the account or of the person who reviews; null for the operator and the rules. */
  actor: z.string().nullable(),
  /** Slug of the organisation for which they acted. */
  organization: z.string().nullable(),
  submissionId: z.string().nullable(),
  reason: z.string().nullable(),
});
export type EventRecord = z.infer<typeof EventRecord>;

export interface EventsAsked {
  /** Organisation whose events are wanted; null: all. */
  organization: string | null;
  /** Number of the newest that are read. */
  last: number;
}

/** The newest acts, the newest last, as a log reads. */
export function readEvents(ownerUrl: string, { organization, last }: EventsAsked): Promise<EventRecord[]> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT event.id::text, event.occurred_at AS "occurredAt", event.kind, event.role,
              coalesce(key.public_id, account.display_name, staff.name) AS actor,
              organization.slug AS organization, event.submission_id AS "submissionId", event.reason
       FROM event
       LEFT JOIN api_key key ON key.id = event.key_id
       LEFT JOIN account ON account.id = event.account_id
       LEFT JOIN staff ON staff.id = event.staff_id
       LEFT JOIN organization ON organization.id = event.organization_id
       WHERE $1::text IS NULL OR organization.slug = $1
       ORDER BY event.id DESC LIMIT $2`,
      [organization, last],
    );
    return rows.map((row: unknown) => EventRecord.parse(row)).toReversed();
  });
}
