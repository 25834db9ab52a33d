import type { LimitingResource } from '@inferbench/domain/scores/simulation';

const LIMITS: Readonly<Record<LimitingResource, string>> = {
  compute: 'compute',
  memory: 'memory bandwidth',
  kv: 'reading the KV cache',
  collective: 'links between chips',
  launch: 'launches and host',
  capacity: 'capacity',
};

const IN_CAPITALS: Readonly<Record<Uppercase<LimitingResource>, string>> = {
  COMPUTE: LIMITS.compute,
  MEMORY: LIMITS.memory,
  KV: LIMITS.kv,
  COLLECTIVE: LIMITS.collective,
  LAUNCH: LIMITS.launch,
  CAPACITY: LIMITS.capacity,
};

const WORDS: Readonly<Record<LimitingResource | Uppercase<LimitingResource>, string>> = {
  ...LIMITS,
  ...IN_CAPITALS,
};

export function limitWords(limit: LimitingResource | Uppercase<LimitingResource>): string {
  return WORDS[limit];
}
