import { Counter } from 'prom-client';

const asked = new Counter({
  name: 'inferbench_cache_asked_total',
  help: 'Times that something kept in memory was asked for, by whether it was there',
  labelNames: ['cache', 'outcome'],
});

/** Counts for one cache whether what was asked for was there. */
export function cacheCounter(cache: string): (found: boolean) => void {
  const hit = asked.labels({ cache, outcome: 'hit' });
  const miss = asked.labels({ cache, outcome: 'miss' });
  return (found) => (found ? hit : miss).inc();
}
