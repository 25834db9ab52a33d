import { chmod, readFile, writeFile } from 'node:fs/promises';
import { findApiKey, storeApiKey } from '@inferbench/db/account/api-key-repository';
import { setOrganizationKind, setQuotaClass, setScopes } from '@inferbench/db/shared/owner-operations';
import type { Database } from '@inferbench/db/connection/database';
import { hashApiKey, newApiKey, publicIdOf } from '@inferbench/db/account/api-key-format';
import { ORGANIZATION_SCOPES } from '@inferbench/domain/account/api-key-scope';

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
  if (await stillWorks(database, { file, ownerUrl })) return;
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization: DEMO_ORGANIZATION,
    name: 'demo',
    publicId,
    secretHash: hashApiKey(key),
    scopes: [...ORGANIZATION_SCOPES],
  });
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  // `mode` applies to new files only.
  await chmod(file, 0o600);
}

async function stillWorks(
  database: Database,
  { file, ownerUrl }: { file: string; ownerUrl: string },
): Promise<boolean> {
  const key = await readFile(file, 'utf8').catch(() => '');
  const publicId = publicIdOf(key.trim());
  const stored = publicId === null ? null : await findApiKey(database.pool, publicId);
  if (publicId === null || stored?.works !== true) return false;
  // A key from before there were more scopes.
  await setScopes(ownerUrl, { publicId, scopes: ORGANIZATION_SCOPES });
  return true;
}
