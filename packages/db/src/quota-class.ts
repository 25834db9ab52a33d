import type { QuotaClass } from '@inferbench/domain/quota';
import pg from 'pg';

/** Gives an organisation another quota. Only the owner of the database may: `ownerUrl` is its login. */
export async function setQuotaClass(
  ownerUrl: string,
  { slug, quotaClass }: { slug: string; quotaClass: QuotaClass },
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('UPDATE organization SET quota_class = $2 WHERE slug = $1', [slug, quotaClass]);
  } finally {
    await owner.end();
  }
}
