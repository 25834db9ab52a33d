import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { MEASURED_CONTEXT, fasterFile, firstPoint, importedRun, readFixture } from './fixture.ts';

/** A clean run of 512 requests in 153 s, everything declared: repeated three times, every rule passes. */
export function cleanRun(): Run {
  const run = importedRun(fasterFile(1), readFixture(MEASURED_CONTEXT));
  return {
    ...run,
    system: { ...run.system, maxContextTokens: 8192, warmUp: { requests: 64, durationSec: 30 } },
    precision: { weights: 'bf16', activations: 'bf16', kv: 'bf16' },
    techniques: { speculative: null, prefixCacheHitRate: null, prefixCache: 'off' },
  };
}

/** The clean run with its point changed. */
export function cleanWith(
  change: (point: RequestsPoint) => Partial<RequestsPoint>,
  run: Partial<Run> = {},
): Run {
  const base = cleanRun();
  const point = firstPoint(base);
  return { ...base, ...run, points: [{ ...point, ...change(point) }] };
}
