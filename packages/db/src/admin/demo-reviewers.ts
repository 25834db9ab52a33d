import { endOf, insertKey } from './insert-key.ts';
import { makeNamed } from './organizations.ts';
import { ensureReviewer } from './reviewers.ts';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { actAsOwner } from '../connection/owner.ts';

/** Persons of the demonstration, without whom what it holds back would wait for ever; they decide about nothing else. */
export const DEMO_REVIEWERS = ['First demo reviewer', 'Second demo reviewer'] as const;

/** Organisation that they work for and whose keys they have: it goes with the demonstration. */
const EMPLOYER = { slug: 'demo-reviewers', name: 'Demo reviewers' };

/** Makes the key of one of them anew, and the person where they are new; the key before ends. Errors: INVALID for one who is shut out. */
export function renewDemoReviewer(
  ownerUrl: string,
  reviewer: (typeof DEMO_REVIEWERS)[number],
): Promise<string> {
  return actAsOwner(ownerUrl, async (client) => {
    await client.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
    const { id: organizationId } = await makeNamed(client, EMPLOYER);
    await client.query("UPDATE organization SET kind = 'DEMO' WHERE id = $1 AND kind <> 'DEMO'", [
      organizationId,
    ]);
    const { id: staffId } = await ensureReviewer(client, { reviewer, employer: EMPLOYER.slug });
    await client.query('UPDATE api_key SET revoked_at = now() WHERE staff_id = $1 AND revoked_at IS NULL', [
      staffId,
    ]);
    const scopes = ['review' as const];
    const expiresAt = endOf(scopes, null);
    const made = await insertKey(client, { organizationId, staffId, name: reviewer, scopes, expiresAt });
    await insertEvent(client, {
      kind: 'CREATE_KEY',
      acting: OPERATOR,
      payload: { key: made.publicId, reviewer, employer: EMPLOYER.slug, scopes, expiresAt },
    });
    return made.key;
  });
}
