import type { QuotaClass } from '@inferbench/domain/quota';
import pg from 'pg';

/** Gives an organisation another quota. Only the owner of the database may: `ownerUrl` is its login. */
export async function setQuotaClass(
  ownerUrl: string,
  { slug, quotaClass }: { slug: string; quotaClass: QuotaClass },
): Promise<void> {
  await asOwner(ownerUrl, 'UPDATE organization SET quota_class = $2 WHERE slug = $1', [slug, quotaClass]);
}

/** Gives a stored key other scopes, which no process can: they would be its own. */
export async function setScopes(
  ownerUrl: string,
  { publicId, scopes }: { publicId: string; scopes: readonly string[] },
): Promise<void> {
  await asOwner(ownerUrl, 'UPDATE api_key SET scopes = $2 WHERE public_id = $1', [publicId, scopes]);
}

async function asOwner(ownerUrl: string, statement: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(statement, values);
  } finally {
    await owner.end();
  }
}
