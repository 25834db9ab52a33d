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
      { title: 'key', of: ({ publicId }) => publicId },
      { title: 'of', of: ({ reviewer, organization }) => reviewer ?? organization },
      { title: 'scopes', of: ({ scopes }) => scopes.join(',') },
      { title: 'made', of: ({ createdAt }) => day(createdAt) },
      { title: 'ends', of: ({ expiresAt }) => day(expiresAt) },
      { title: 'used', of: ({ lastUsedAt }) => day(lastUsedAt) },
      { title: 'state', of: stateOf },
      { title: 'name', of: ({ name }) => name },
    ],
    keys,
  );
}

function stateOf({ works, revokedAt }: KeyRecord): string {
  if (works) return 'works';
  return revokedAt === null ? 'ended or suspended' : 'revoked';
}
