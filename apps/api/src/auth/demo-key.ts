import { storeApiKey } from '@inferbench/db/account/api-key-repository';
import { setOrganizationKind, setQuotaClass, setScopes } from '@inferbench/db/shared/owner-operations';
import type { Database } from '@inferbench/db/connection/database';
import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { ORGANIZATION_SCOPES } from '@inferbench/domain/account/api-key-scope';
import { workingKeyIn, writeKey } from './key-file.ts';

export const DEMO_ORGANIZATION = { slug: 'demo-vendor', name: 'Demo vendor' };

/**
 * A working vendor key with every scope in a file only its owner can read; one that still works is kept. Its organisation has
 * no quota, which only the owner of the database can say.
 */
export async function ensureDemoKey(
  database: Database,
  { file, ownerUrl }: { file: string; ownerUrl: string },
): Promise<void> {
  await ensureKey(database, { file, ownerUrl });
  await setOrganizationKind(ownerUrl, { slug: DEMO_ORGANIZATION.slug, kind: 'DEMO' });
  await setQuotaClass(ownerUrl, { slug: DEMO_ORGANIZATION.slug, quotaClass: 'UNLIMITED' });
}

async function ensureKey(
  database: Database,
  { file, ownerUrl }: { file: string; ownerUrl: string },
): Promise<void> {
  const works = await workingKeyIn(database, file);
  // A key from before there were more scopes.
  if (works !== null) return setScopes(ownerUrl, { publicId: works, scopes: ORGANIZATION_SCOPES });
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization: DEMO_ORGANIZATION,
    name: 'demo',
    publicId,
    secretHash: hashApiKey(key),
    scopes: [...ORGANIZATION_SCOPES],
  });
  await writeKey(file, key);
}
