import { NONE, table } from '../terminal/table.ts';
import type { shownKey } from './own-keys.ts';

const day = (instant: string | null) => instant?.slice(0, 10) ?? NONE;

/** Keys of one's own organisation, a line each. */
export function describeOwnKeys(keys: readonly ReturnType<typeof shownKey>[]): string {
  return table(
    [
      { title: 'key', of: ({ publicId }) => publicId },
      { title: 'scopes', of: ({ scopes }) => scopes.join(',') },
      { title: 'made', of: ({ createdAt }) => day(createdAt) },
      { title: 'ends', of: ({ expiresAt }) => day(expiresAt) },
      { title: 'used', of: ({ lastUsedAt }) => day(lastUsedAt) },
      { title: 'revoked', of: ({ revokedAt }) => day(revokedAt) },
      { title: 'name', of: ({ name }) => name },
    ],
    keys,
  );
}
