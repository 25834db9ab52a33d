import { Chip } from '@inferbench/domain/chips/chip';
import { Model } from '@inferbench/domain/models/model';
import type { z } from 'zod';

const MAX_KEPT = 2_000;

/**
 * Parses specifications, given as values or as text, once for each content hash. Besides the time it keeps one object a
 * specification, by which the engine keeps what is expensive to compute of it.
 */
function parsedOnce<T>(schema: z.ZodType<T>) {
  const known = new Map<string, T>();
  return {
    /** The specification of this hash if it was parsed before. */
    known: (contentHash: string): T | null => known.get(contentHash) ?? null,
    parse: (contentHash: string, document: unknown): T => {
      const found = known.get(contentHash);
      if (found !== undefined) return found;
      const parsed = schema.parse(typeof document === 'string' ? JSON.parse(document) : document);
      // A row that a migration marked for loading anew has no hash yet.
      if (contentHash.trim() === '') return parsed;
      if (known.size >= MAX_KEPT) known.delete(known.keys().next().value ?? '');
      known.set(contentHash, parsed);
      return parsed;
    },
  };
}

export const { parse: parsedChip, known: knownChip } = parsedOnce(Chip);
export const { parse: parsedModel } = parsedOnce(Model);
