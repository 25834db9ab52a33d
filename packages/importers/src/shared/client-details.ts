import type { Latencies, RequestSamples, RequestsPoint } from '@inferbench/domain/runs/point';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { noteIncludesEmpty } from './empty-requests.ts';
import type { FieldReader } from './field-reader.ts';
import { type MeasuredRequest, statisticsOf, tpotOf } from './request-statistics.ts';
import { distributionOf } from './statistics.ts';

export interface Details {
  totals: NonNullable<RequestsPoint['perRequest']>;
  /** Null where the arrays do not allow an exact value; the reported one stays. */
  latency: Latencies;
  /** Null for more requests than are kept. */
  samples: RequestSamples | null;
}

/** One chunk may carry several tokens; beyond this difference gaps are not token latencies. */
const CHUNK_TOLERANCE = 0.1;

/**
 * Statistics recomputed from `--save-detailed` arrays (seconds, send order). Without `latencies` E2E is only known from
 * below (TTFT + Σ gaps), so TPOT and E2E stay as reported. Null for a file without arrays.
 */
export function readClientDetails(reader: FieldReader, issued: number): Details | null {
  const inputLens = reader.numbers('input_lens');
  const outputLens = reader.numbers('output_lens');
  const ttfts = reader.numbers('ttfts');
  const itls = reader.list('itls');
  const latencies = reader.numbers('latencies');
  const errors = reader.list('errors');
  // 2026 versions keep `latencies` and lengths in plain files; only TTFT and gaps make a detailed one.
  if (inputLens === null || outputLens === null || ttfts === null || itls === null) return null;
  const arrays = {
    input_lens: inputLens,
    output_lens: outputLens,
    ttfts,
    itls,
    ...(latencies ? { latencies } : {}),
  };
  for (const [key, { length }] of Object.entries(arrays)) {
    if (length !== issued) throw reader.refused(key, `${length} entries`, `${issued} entries, one a prompt`);
  }

  const gapsOf = (i: number) => readGaps(reader, itls[i], i);
  const completed = ttfts.map((_, i) => i).filter((i) => !hasError(errors?.[i]) && (outputLens[i] ?? 0) > 0);
  const empty = ttfts.map((_, i) => i).filter((i) => !hasError(errors?.[i]) && outputLens[i] === 0);
  if (empty.length > 0) {
    noteEmpty(reader, empty.length, latencies !== null);
  }
  const gaps = completed.flatMap(gapsOf);
  const sum = (values: readonly number[]) => completed.reduce((total, i) => total + (values[i] ?? 0), 0);
  const outputTokens = sum(outputLens);
  noteChunks(reader, gaps.length, outputTokens - completed.length);
  const statistics = statisticsOf(completed.map(requestAt));
  return {
    // Empty "completed" requests count as completed in the tool's total and carry no token.
    totals: {
      requests: issued,
      completed: completed.length + empty.length,
      inputTokens: sum(inputLens) + empty.reduce((total, i) => total + (inputLens[i] ?? 0), 0),
      outputTokens,
    },
    latency: { ...statistics.latency, itl: distributionOf(gaps) },
    samples: statistics.samples,
  };

  function requestAt(i: number): MeasuredRequest {
    const ttftSec = ttfts?.[i] ?? 0;
    const e2eSec = latencies?.[i] ?? null;
    const tokens = outputLens?.[i] ?? 0;
    const tpotSec = e2eSec === null ? null : tpotOf({ ttftSec, e2eSec, outputTokens: tokens });
    return { ttftSec, e2eSec, tpotSec };
  }
}

/**
 * Notes empty answers: without their E2E only first tokens and gaps can be worked out anew; what stays as reported
 * has them in it.
 */
function noteEmpty(reader: FieldReader, empty: number, whole: boolean): void {
  const message = whole
    ? `${empty} requests have no token; they are left out of all latency statistics.`
    : `${empty} requests have no token: they are left out of TTFT and ITL, and E2E and TPOT as reported include them.`;
  reader.note('EMPTY_REQUESTS', message);
  if (whole) return;
  noteIncludesEmpty(reader, empty, { at: 'points[0].latency', metrics: ['e2e', 'tpot'] });
}

function hasError(error: unknown): boolean {
  return typeof error === 'string' && error !== '';
}

function readGaps(reader: FieldReader, gaps: unknown, request: number): number[] {
  if (Array.isArray(gaps) && gaps.every((gap) => isFiniteNumber(gap) && gap >= 0)) return gaps;
  throw reader.refused(`itls[${request}]`, gaps, 'a list of seconds');
}

/** Notes a stream whose gaps are not those between tokens (pitfall 7). */
export function noteChunks(reader: FieldReader, gaps: number, tokenGaps: number): void {
  if (tokenGaps <= 0 || Math.abs(gaps - tokenGaps) <= CHUNK_TOLERANCE * tokenGaps) return;
  reader.note(
    'CHUNKED_STREAM',
    `${gaps} gaps for ${tokenGaps} tokens after the first: a chunk carries several tokens, so ITL is not a token latency.`,
    'points[0].latency.itl',
  );
}
