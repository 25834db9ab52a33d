import type { LimitingResource } from '@inferbench/domain/scores/simulation';

const LIMITS: Readonly<Record<LimitingResource, string>> = {
  compute: 'compute',
  memory: 'memory bandwidth',
  kv: 'reading the KV cache',
  collective: 'links between chips',
  launch: 'launches and host',
  capacity: 'capacity',
};

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(LIMITS));

/** Words of a limit as the domain or as GraphQL names it. */
export function limitWords(limit: LimitingResource | Uppercase<LimitingResource>): string {
  return WORDS.get(limit.toLowerCase()) ?? limit;
}
