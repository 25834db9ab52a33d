import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { EvidenceStore } from '@inferbench/evidence/evidence-store';
import type { Logger } from '@inferbench/logging/logger';
import { Outage } from '@inferbench/logging/outage';

/**
 * A store of evidence that tells once that it can keep nothing, such as on a full disk, and once that it can again. Whoever submits
 * meanwhile is told UNAVAILABLE, and nothing of theirs is stored.
 */
export function watchedStore(store: EvidenceStore, logger: Logger): EvidenceStore {
  const outage = new Outage(logger, 'the evidence store');
  return {
    get: (sha256) => store.get(sha256),
    async put(bytes, label) {
      try {
        const kept = await store.put(bytes, label);
        outage.over();
        return kept;
      } catch (error) {
        if (error instanceof InferbenchError) throw error;
        outage.noticed(error);
        throw new InferbenchError('UNAVAILABLE', 'The server cannot keep files now, so nothing was stored.', {
          fix: 'Repeat the request later, with the same idempotency key.',
        });
      }
    },
  };
}
