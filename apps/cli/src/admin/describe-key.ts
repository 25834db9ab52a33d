import type { KeyRecord } from '@inferbench/db/admin/key-record';
import { fields, NONE, table } from '../terminal/table.ts';

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? NONE;

/** What is known of a key, under each other. */
export function describeKey(key: KeyRecord): string {
  return fields([
    ['key', key.publicId],
    ...(key.reviewer === null
      ? [['organisation', key.organization] as const]
      : [['reviewer', key.reviewer] as const, ['works for', key.employer ?? 'nobody who submits'] as const]),
    ['scopes', key.scopes.join(', ')],
    ['ends', day(key.expiresAt)],
  ]);
}

export function describeKeys(keys: readonly KeyRecord[]): string {
  return table(
    [
      ['key', ({ publicId }) => publicId],
      ['of', ({ reviewer, organization }) => reviewer ?? organization],
      ['scopes', ({ scopes }) => scopes.join(',')],
      ['made', ({ createdAt }) => day(createdAt)],
      ['ends', ({ expiresAt }) => day(expiresAt)],
      ['used', ({ lastUsedAt }) => day(lastUsedAt)],
      ['state', stateOf],
      ['name', ({ name }) => name],
    ],
    keys,
  );
}

function stateOf({ works, revokedAt }: KeyRecord): string {
  if (works) return 'works';
  return revokedAt === null ? 'ended or suspended' : 'revoked';
}
