import { ORGANIZATION_SCOPES, type Scope } from '@inferbench/domain/account/api-key-scope';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { endOf, insertKey } from './insert-key.ts';
import { type KeyRecord, type MadeKey, madeKey, readKey, readKeys } from './key-record.ts';
import { assertOrdinary, requireOrganization } from './organizations.ts';
import { actAsOwner, asOwner } from '../connection/owner.ts';

export interface OrganizationKeyToMake {
  organization: string;
  name: string;
  scopes: readonly Scope[];
  /** Null: as long as is usual. */
  days: number | null;
}

/** Makes a key of an organisation. Errors: NOT_FOUND, INVALID. */
export function createOrganizationKey(ownerUrl: string, wanted: OrganizationKeyToMake): Promise<MadeKey> {
  return actAsOwner(ownerUrl, async (client) => {
    const scopes = [...new Set(wanted.scopes)].toSorted();
    assertOfOrganizations(scopes);
    const organization = await requireOrganization(client, wanted.organization);
    assertOrdinary(organization, 'have keys like others');
    if (organization.suspended)
      throw new InferbenchError('INVALID', `${organization.slug} is suspended: no key of it works.`, {
        value: organization.slug,
        fix: `Let it in again first: \`inferbench admin organization resume ${organization.slug}\`.`,
      });
    const expiresAt = endOf(scopes, wanted.days);
    const { name } = wanted;
    const made = await insertKey(client, {
      organizationId: organization.id,
      staffId: null,
      name,
      scopes,
      expiresAt,
    });
    await insertEvent(client, {
      kind: 'CREATE_KEY',
      acting: OPERATOR,
      payload: { key: made.publicId, organization: organization.slug, scopes, expiresAt },
    });
    return madeKey(client, made);
  });
}

function assertOfOrganizations(scopes: readonly Scope[]): void {
  const strange = scopes.filter((scope) => !ORGANIZATION_SCOPES.includes(scope));
  if (scopes.length > 0 && strange.length === 0) return;
  throw new InferbenchError(
    'INVALID',
    scopes.length === 0
      ? 'A key needs a scope.'
      : `No organisation has the scope ${strange.join(', ')}: it is of persons.`,
    {
      path: 'scopes',
      expected: ORGANIZATION_SCOPES.join(', '),
      fix: 'Reviewers get keys by --reviewer NAME.',
    },
  );
}

/** Keys of one organisation or of all, newest first. Errors: NOT_FOUND. */
export function listKeys(ownerUrl: string, organization: string | null): Promise<KeyRecord[]> {
  if (organization === null) return asOwner(ownerUrl, (pool) => readKeys(pool, {}));
  return actAsOwner(ownerUrl, async (client) => {
    await requireOrganization(client, organization);
    return readKeys(client, { organization });
  });
}

/** Ends a key at once; again changes nothing. Errors: NOT_FOUND. */
export function revokeAnyKey(ownerUrl: string, publicId: string): Promise<KeyRecord> {
  return actAsOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE api_key SET revoked_at = now() WHERE public_id = $1 AND revoked_at IS NULL',
      [publicId],
    );
    const record = await readKey(client, publicId);
    // What was typed is not repeated: it may be a whole key.
    if (record === null)
      throw new InferbenchError('NOT_FOUND', 'No key has this public id.', {
        expected: 'the 8 characters after ib_live_',
        fix: '`inferbench admin key list` shows them all.',
      });
    if (rowCount === 1)
      await insertEvent(client, {
        kind: 'REVOKE_KEY',
        acting: OPERATOR,
        payload: { key: record.publicId, organization: record.organization },
      });
    return record;
  });
}
