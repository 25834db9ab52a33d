import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from './field-reader.ts';

const PATH = 'techniques.prefixCacheHitRate';

/** Share from which on prompts that were drawn at random were in the cache before the run (the bound of vLLM's own warning). */
const WARM = 0.01;

/** Words of data sets whose prompts are drawn at random, so that two of them share next to nothing. */
const RANDOM = /^(?:random|random-ids|random_ids|synthetic|synthetic_text)$/i;

interface Hits {
  /** Tokens that the cache answered. */
  hits: number | null;
  /** All tokens of prompts. */
  all: number | null;
  /** Count of them in the keys of the file. */
  words: string;
}

/** The share of prompt tokens that a prefix cache answered, as the file counts them; nothing where it does not. */
export function hitRateOf(
  reader: FieldReader,
  { hits, all, words }: Hits,
): Pick<Run['techniques'], 'prefixCacheHitRate'> {
  if (hits === null || !isPositive(all) || hits > all) return { prefixCacheHitRate: null };
  reader.note(
    'PREFIX_CACHE_READ',
    `${words}: ${hits} ÷ ${all} prompt tokens came from a prefix cache.`,
    PATH,
  );
  return { prefixCacheHitRate: hits / all };
}

/** Notes that prompts which were drawn at random were answered from a cache: an earlier run or a warm-up had sent them. */
export function noteWarmCache(reader: FieldReader, rate: number | null, dataset: string | null): void {
  if (rate === null || rate < WARM || dataset === null || !RANDOM.test(dataset)) return;
  reader.note(
    'WARM_CACHE',
    `Prompts are drawn at random (${dataset}) and ${Number((rate * 100).toPrecision(3))} % of their tokens came from a prefix cache: a warm-up or an earlier run with the same seed sent them, so prefills are not measured.`,
    PATH,
  );
}
