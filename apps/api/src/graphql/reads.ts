import { createHash } from 'node:crypto';

/**
 * What one request read, as versions: the ground of its ETag. Resolvers say it as they read; what depends on who asks
 * or on the clock says `personal`, and the answer then has no ETag and is not kept by anybody.
 */
export interface Reads {
  slice(sliceId: number, version: number): void;
  epoch(epochId: number): void;
  catalogue(version: string): void;
  personal(): void;
  isPersonal(): boolean;
  /** Strong: other bytes or other versions, another tag. */
  etagOf(body: string): string;
}

export function recordReads(): Reads {
  const versions = new Set<string>();
  let personal = false;
  return {
    slice: (sliceId, version) => void versions.add(`slice:${sliceId}@${version}`),
    epoch: (epochId) => void versions.add(`epoch:${epochId}`),
    catalogue: (version) => void versions.add(`catalogue@${version}`),
    personal: () => void (personal = true),
    isPersonal: () => personal,
    etagOf(body) {
      const hash = createHash('sha256').update([...versions].toSorted().join('\n'));
      return `"${hash.update('\0').update(body).digest('base64url').slice(0, 27)}"`;
    },
  };
}
