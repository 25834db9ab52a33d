import type { OrganizationKind } from '@inferbench/domain/submissions/management-act';
import type { QuotaClass } from '@inferbench/domain/submissions/quota';
import { asOwner } from '../connection/owner.ts';

/** Gives an organisation another quota. Only the owner of the database may: `ownerUrl` is its login. */
export async function setQuotaClass(
  ownerUrl: string,
  { slug, quotaClass }: { slug: string; quotaClass: QuotaClass },
): Promise<void> {
  await say(ownerUrl, 'UPDATE organization SET quota_class = $2 WHERE slug = $1', [slug, quotaClass]);
}

/** Gives a stored key other scopes, which no process can: they would be its own. */
export async function setScopes(
  ownerUrl: string,
  { publicId, scopes }: { publicId: string; scopes: readonly string[] },
): Promise<void> {
  await say(ownerUrl, 'UPDATE api_key SET scopes = $2 WHERE public_id = $1', [publicId, scopes]);
}

/** What an organisation is: the catalogue, a demonstration, or one like any other. */
export async function setOrganizationKind(
  ownerUrl: string,
  { slug, kind }: { slug: string; kind: OrganizationKind },
): Promise<void> {
  await say(ownerUrl, 'UPDATE organization SET kind = $2 WHERE slug = $1', [slug, kind]);
}

/**
 * Counts what stands in the tables, so that statements are planned for it from the first one on: after thousands of rows in a few
 * seconds the server would do so by itself only minutes later.
 */
export async function refreshStatistics(ownerUrl: string): Promise<void> {
  await say(ownerUrl, 'ANALYZE');
}

async function say(ownerUrl: string, statement: string, values: unknown[] = []): Promise<void> {
  await asOwner(ownerUrl, (pool) => pool.query(statement, values));
}
