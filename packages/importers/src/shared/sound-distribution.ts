import { type Distribution, PERCENTILE_KEYS } from '@inferbench/domain/terms/distribution';
import type { FieldReader } from './field-reader.ts';

/** Metrics of which the least value of a request with an answer is above 0; a gap of 0 is one of tokens that came together. */
const NEVER_ZERO = /\.(?:ttft|e2e)$/;

/**
 * A tool's distribution as far as it can be one of answers. Null where nothing is stated, where all is 0 (the run did not stream
 * or measured nothing), and where a percentile is 0 beside a mean above 0: answers without a token are in it then.
 */
export function soundDistribution(
  reader: FieldReader,
  distribution: Distribution,
  path: string,
): Distribution | null {
  const { meanSec, p50Sec, p99Sec, maxSec, minSec } = distribution;
  const known = [meanSec, p50Sec, p99Sec].filter((value) => value !== null);
  if (known.length === 0) return null;
  const name = path.split('.').at(-1) ?? path;
  if (maxSec === 0 || meanSec === 0 || known.every((value) => value === 0)) {
    const message = `${name} is 0.0, which no server reaches: the run did not stream or measured nothing.`;
    reader.note('ZERO_LATENCY', message, path);
    return null;
  }
  const zero = PERCENTILE_KEYS.find((key) => distribution[key] === 0);
  if (zero !== undefined) {
    const beside = meanSec === null ? 'values above 0' : `a mean of ${meanSec} s`;
    const message = `${name}: ${zero.replace('Sec', '')} is 0 beside ${beside}: answers without a token, or whose first one was not seen, are in it; it is unknown.`;
    reader.note('ZERO_PERCENTILE', message, path);
    return null;
  }
  if (minSec !== 0 || !NEVER_ZERO.test(path)) return distribution;
  const message = `${name}: the least value is 0, so answers without a token are in all of its statistics.`;
  reader.note('INCLUDES_EMPTY', message, path);
  return { ...distribution, minSec: null };
}
