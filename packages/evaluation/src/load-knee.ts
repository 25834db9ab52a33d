import type { LoadKnee } from '@inferbench/domain/simulation/load-curve';
import { kneeOf } from '@inferbench/scoring/knee';
import { MS_PER_SEC } from '@inferbench/units/si';

/** The knee of a latency over the requests in flight; steps without a percentile are left out. */
export function loadKnee(
  latency: LoadKnee['latency'],
  steps: readonly { concurrency: number; p95Ms: number | null }[],
): LoadKnee {
  const found = kneeOf(
    steps.flatMap(({ concurrency, p95Ms }) =>
      p95Ms === null || p95Ms <= 0 ? [] : [{ concurrency, p95Sec: p95Ms / MS_PER_SEC }],
    ),
  );
  const none = { concurrency: null, valueMs: null, belowConcurrency: null, aboveConcurrency: null };
  if (!found.ok) return { latency, ...none, missing: found.error };
  const { concurrency, p95Sec, below, above } = found.value;
  return {
    latency,
    concurrency,
    valueMs: p95Sec * MS_PER_SEC,
    belowConcurrency: below.concurrency,
    aboveConcurrency: above.concurrency,
    missing: null,
  };
}
