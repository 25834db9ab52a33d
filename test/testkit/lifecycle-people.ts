import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import { asAdmin, type TestDatabase } from './database.ts';
import { setReview } from './review.ts';

/** Who may act: a key of an organisation, or of a person who reviews. */
export interface Person {
  keyId: string;
  accountId: null;
  organizationId: string;
  staffId: string | null;
}

export const NAMES = ['owner', 'stranger', 'first', 'second', 'insider'] as const;
export type Name = (typeof NAMES)[number];
export type People = Readonly<Record<Name, Person>>;

/** An owner, a stranger, two persons who review, and one who would but works for the owner; where review is required. */
export async function lifecyclePeople({ database, adminUrl, queueUrl }: TestDatabase): Promise<People> {
  await setReview(queueUrl, 'required');
  const owner = await ensureOrganization(database.pool, { slug: 'owner', name: 'Owner' });
  const other = await ensureOrganization(database.pool, { slug: 'other', name: 'Other' });
  const person = (organizationId: string, reviews = false): Person => ({
    keyId: crypto.randomUUID(),
    accountId: null,
    organizationId,
    staffId: reviews ? crypto.randomUUID() : null,
  });
  const people = {
    owner: person(owner),
    stranger: person(other),
    first: person(other, true),
    second: person(other, true),
    insider: person(other, true),
  };
  const employers: Partial<Record<Name, string>> = { second: other, insider: owner };
  await asAdmin(adminUrl, async (admin) => {
    for (const name of NAMES) {
      const { keyId, organizationId, staffId } = people[name];
      if (staffId !== null)
        await admin.query('INSERT INTO staff (id, name, organization_id) VALUES ($1, $2, $3)', [
          staffId,
          name,
          employers[name] ?? null,
        ]);
      await admin.query(
        'INSERT INTO api_key (id, public_id, secret_hash, organization_id, scopes, staff_id) VALUES ($1, $2, $3, $4, $5, $6)',
        [
          keyId,
          keyId.slice(-8),
          Buffer.alloc(32),
          organizationId,
          staffId === null ? ['submit'] : ['review'],
          staffId,
        ],
      );
    }
  });
  return people;
}
