import { hashApiKey, newApiKey } from '@inferbench/db/api-key-format';
import { storeApiKey } from '@inferbench/db/api-key-repository';
import { setQuotaClass } from '@inferbench/db/owner-operations';
import type { TestDatabase } from './database.ts';

/** A key of the vendor of `npm start`'s demonstration, who may submit as much as they like. */
export async function demoVendorKey({
  database,
  adminUrl,
}: Pick<TestDatabase, 'database' | 'adminUrl'>): Promise<string> {
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization: { slug: 'demo-vendor', name: 'Demo vendor' },
    publicId,
    secretHash: hashApiKey(key),
    scopes: ['submit'],
  });
  await setQuotaClass(adminUrl, { slug: 'demo-vendor', quotaClass: 'UNLIMITED' });
  return key;
}
