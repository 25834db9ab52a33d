import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from './field-reader.ts';

/** One chunk may carry several tokens; beyond this difference gaps are not token latencies. */
export const CHUNK_TOLERANCE = 0.1;

/** The same where only TPOT is known: a mean over requests, beside which one over gaps may differ by itself. */
const TPOT_TOLERANCE = 0.2;

const PATH = 'points[0].latency.itl';
const CAUSE =
  'a chunk carries several tokens, or tokens were counted that the client did not see (reasoning), so ITL is not a token latency';

/** Notes a stream whose gaps are not those between tokens (pitfall 7). */
export function noteChunks(reader: FieldReader, gaps: number, tokenGaps: number): void {
  if (tokenGaps <= 0 || Math.abs(gaps - tokenGaps) <= CHUNK_TOLERANCE * tokenGaps) return;
  reader.note('CHUNKED_STREAM', `${gaps} gaps for ${tokenGaps} tokens after the first: ${CAUSE}.`, PATH);
}

/**
 * The same for a file without single gaps: the mean gap beside the time a token, which is (E2E − TTFT) of all requests ÷ their
 * tokens after the first, or TPOT where the file has no E2E.
 */
export function noteChunkMeans(
  reader: FieldReader,
  {
    latency,
    counts,
  }: { latency: Latencies; counts: Pick<RequestsPoint['counts'], 'completed' | 'outputTokens'> },
  at = 'points[0].latency',
): void {
  const [gap, tpot] = [latency.itl?.meanSec, latency.tpot?.meanSec];
  const [ttft, e2e] = [latency.ttft?.meanSec, latency.e2e?.meanSec];
  const tokenGaps = counts.outputTokens - counts.completed;
  const whole =
    isPositive(ttft) && isPositive(e2e) && tokenGaps > 0
      ? ((e2e - ttft) * counts.completed) / tokenGaps
      : null;
  const perToken = isPositive(whole) ? whole : tpot;
  if (!isPositive(gap) || !isPositive(perToken)) return;
  const tolerance = isPositive(whole) ? CHUNK_TOLERANCE : TPOT_TOLERANCE;
  if (gap <= (1 + tolerance) * perToken) return;
  const ms = (sec: number) => Number((sec * 1e3).toPrecision(4));
  reader.note(
    'CHUNKED_STREAM',
    `A gap takes ${ms(gap)} ms on average and a token ${ms(perToken)} ms, ${(gap / perToken).toFixed(2)} tokens a gap: ${CAUSE}.`,
    `${at}.itl`,
  );
}
