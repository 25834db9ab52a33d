// Format: guidellm 0.5 and later, `warmup` and `cooldown`; requests over the edges of the window are counted whole.
// https://github.com/vllm-project/guidellm/issues/1078 (read 2026-11-26)
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';

/** Clocks of client and scheduler differ by less. */
const CLOCK_SEC = 0.05;

/**
 * A window that was cut out of a longer run counts requests whole that began before it or ended after it, at most one a slot:
 * so the time in which they were served lies between the window and the window with one request more, and so does every rate.
 */
export function windowEdges(
  benchmark: FieldReader,
  at: string,
  { durationSec, latency }: Pick<RequestsPoint, 'durationSec' | 'latency'>,
): Pick<RequestsPoint, 'cutWindow' | 'durationRange'> {
  const meanSec = latency.e2e?.meanSec ?? null;
  if (!isCut(benchmark) || !isPositive(meanSec)) return {};
  benchmark.note(
    'WINDOW_EDGE',
    `The window is cut out of a longer run, and requests over its edges are counted whole, at most one a slot: they took between ${durationSec} and ${durationSec + meanSec} s, which every rate carries.`,
    `${at}.durationSec`,
  );
  return {
    cutWindow: true,
    durationRange: { lowerSec: durationSec, upperSec: durationSec + meanSec },
  };
}

function isCut(benchmark: FieldReader): boolean {
  const scheduled = benchmark.inside('scheduler_metrics');
  const instant = (key: string) => {
    const value = scheduled?.raw(key);
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const before = gap(instant('request_start_time'), instant('measure_start_time'));
  const after = gap(instant('measure_end_time'), instant('request_end_time'));
  const stated = ['warmup_duration', 'cooldown_duration'].map((key) => benchmark.raw(key));
  return [before, after, ...stated].some((seconds) => typeof seconds === 'number' && seconds > CLOCK_SEC);
}

function gap(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : to - from;
}
