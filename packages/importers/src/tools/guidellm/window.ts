import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';

/** Seconds by which a window may end after the last request without a word: readings of one clock. */
const SAME_MOMENT_SEC = 1e-3;

/**
 * Seconds of the measured window. Version 0.5 writes the end that was wanted, also where the load ended before it: the window ends at
 * the earlier of its stated end and the end of the last request. A negative cool-down says the same without the times.
 */
export function readDuration(benchmark: FieldReader, path: string): number {
  const stated = benchmark.needed('duration', path, 's');
  return cutWindow(benchmark, { key: 'duration', stated, past: secondsPastEnd(benchmark, path), path });
}

/** Seconds of a window that goes on for `past` seconds after its last request: those until then, said. */
export function cutWindow(
  reader: FieldReader,
  { key, stated, past, path }: { key: string; stated: number; past: number; path: string },
): number {
  if (!isPositive(stated)) throw reader.refused(key, stated, 'a time above 0 s');
  if (!(past > SAME_MOMENT_SEC)) return stated;
  const seconds = stated - past;
  if (seconds <= SAME_MOMENT_SEC)
    throw reader.refused(key, stated, 'a window that does not begin after the last request ended');
  reader.note(
    'WINDOW_CUT',
    `The window of ${digits(stated)} s ends ${digits(past)} s after the last request: the tool wrote the end that was wanted. Requests ended after ${digits(seconds)} s, by which rates are divided.`,
    path,
  );
  return seconds;
}

/** Seconds by which the stated window ends after the last request; 0 or less where it does not. */
function secondsPastEnd(benchmark: FieldReader, path: string): number {
  const cooldown = benchmark.raw('cooldown_duration');
  if (typeof cooldown === 'number' && cooldown < 0) return -cooldown;
  const scheduler = benchmark.inside('scheduler_metrics');
  const windowEnd =
    scheduler?.number('measure_end_time', path, 's') ?? benchmark.number('end_time', path, 's');
  const lastEnd = scheduler?.number('request_end_time', path, 's') ?? null;
  return isPositive(windowEnd) && isPositive(lastEnd) ? windowEnd - lastEnd : 0;
}

function digits(seconds: number): number {
  return Number(seconds.toPrecision(6));
}
