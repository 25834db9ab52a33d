import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from './field-reader.ts';

/** Arrival rate and concurrency limit as the clients of vLLM and SGLang write them. */
export function readLoad(reader: FieldReader): RequestsPoint['load'] {
  const limit = reader.whole('max_concurrency', 'points[0].load.concurrencyLimit', 'requests');
  return loadOf(readRate(reader), limit, isUnlimited(reader));
}

/** A rate makes it open, a limit alone closed; neither is a burst only where the file says that nothing held requests back. */
export function loadOf(rate: number | null, limit: number | null, unlimited = false): RequestsPoint['load'] {
  const concurrencyLimit = isPositive(limit) ? limit : null;
  return {
    mode: rate !== null ? 'open' : concurrencyLimit !== null ? 'closed' : unlimited ? 'burst' : null,
    concurrencyLimit,
    requestRatePerSec: rate,
  };
}

/** "inf" and bare Infinity mean that nothing holds requests back. */
function isUnlimited(reader: FieldReader): boolean {
  const raw = reader.raw('request_rate');
  return raw === Number.POSITIVE_INFINITY || (typeof raw === 'string' && /^inf(?:inity)?$/i.test(raw.trim()));
}

function readRate(reader: FieldReader): number | null {
  const path = 'points[0].load.requestRatePerSec';
  if (isUnlimited(reader)) {
    reader.text('request_rate', path);
    return null;
  }
  const rate = reader.number('request_rate', path, 'requests/s');
  return isPositive(rate) ? rate : null;
}

/** What the tool divided itself, to be compared with its own counts and duration. */
export function readRates(reader: FieldReader): RequestsPoint['toolRates'] {
  const at = (name: string) => `points[0].toolRates.${name}`;
  const requestsPerSec = reader.number('request_throughput', at('requestsPerSec'), 'requests/s');
  const outputTokensPerSec = reader.number('output_throughput', at('outputTokensPerSec'), 'tokens/s');
  return requestsPerSec === null && outputTokensPerSec === null
    ? null
    : { requestsPerSec, outputTokensPerSec };
}

/** Arrival rate that must be reached for the load to be the one that was asked for. */
const REACHED = 0.9;

/** Notes an open load that the system did not keep up with: its latencies are those of a growing queue (pitfall 13). */
export function noteRate(reader: FieldReader, { load, counts, durationSec }: RequestsPoint): void {
  const asked = load.requestRatePerSec;
  const achieved = counts.completed / durationSec;
  if (asked === null || achieved >= REACHED * asked) return;
  reader.note(
    'RATE_NOT_REACHED',
    `${asked} requests/s were asked for and ${achieved} completed: the system was saturated, or the run too short.`,
    'points[0].load.requestRatePerSec',
  );
}
