import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { storeApiKey } from '@inferbench/db/account/api-key-repository';
import { setQuotaClass } from '@inferbench/db/shared/owner-operations';
import type { TestDatabase } from './database.ts';

type Where = Pick<TestDatabase, 'database' | 'adminUrl'>;

/** A key of an organisation that may submit as much as it likes. */
export async function vendorKey(
  { database, adminUrl }: Where,
  organization: { slug: string; name: string },
  scopes: string[] = ['submit'],
): Promise<string> {
  const { key, publicId } = newApiKey();
  await storeApiKey(database, {
    organization,
    publicId,
    secretHash: hashApiKey(key),
    scopes,
  });
  await setQuotaClass(adminUrl, { slug: organization.slug, quotaClass: 'UNLIMITED' });
  return key;
}

/** Key of the vendor of `npm start`'s demonstration. */
export const demoVendorKey = (where: Where): Promise<string> =>
  vendorKey(where, { slug: 'demo-vendor', name: 'Demo vendor' });
