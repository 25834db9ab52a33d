import type { Latencies, RequestSamples, RequestsPoint } from '@inferbench/domain/runs/point';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { noteChunks } from './chunked-stream.ts';
import { noteIncludesEmpty } from './empty-requests.ts';
import type { FieldReader } from './field-reader.ts';
import { gapsAfterFirst } from './first-gap.ts';
import { isNoFigure } from './read-value.ts';
import { type MeasuredRequest, type RequestStatistics, statisticsOf, tpotOf } from './request-statistics.ts';
import { distributionOf } from './statistics.ts';

export interface Details {
  totals: NonNullable<RequestsPoint['perRequest']>;
  /** Null where the arrays do not allow an exact value; the reported one stays. */
  latency: Latencies;
  /** Null for more requests than are kept. */
  samples: RequestSamples | null;
}

/**
 * Statistics recomputed from `--save-detailed` arrays (seconds, send order). Without `latencies` E2E is only known from
 * below (TTFT + Σ gaps), so TPOT and E2E stay as reported. Null for a file without arrays.
 */
export function readClientDetails(reader: FieldReader, issued: number): Details | null {
  if (holdsNoFigure(reader)) return null;
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

  const completed = ttfts.map((_, i) => i).filter((i) => !hasError(errors?.[i]) && (outputLens[i] ?? 0) > 0);
  const empty = ttfts.map((_, i) => i).filter((i) => !hasError(errors?.[i]) && outputLens[i] === 0);
  if (empty.length > 0) {
    noteEmpty(reader, empty.length, latencies !== null);
  }
  const gaps = gapsAfterFirst(
    reader,
    completed.map((i) => ({
      gapsSec: readGaps(reader, itls[i], i),
      ttftSec: ttfts[i] ?? 0,
      outputTokens: outputLens[i] ?? 0,
    })),
  ).flat();
  const sum = (values: readonly number[]) => completed.reduce((total, i) => total + (values[i] ?? 0), 0);
  const outputTokens = sum(outputLens);
  noteChunks(reader, gaps.length, outputTokens - completed.length);
  const statistics = seenStatistics(reader, completed.map(requestAt));
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

const ARRAYS = ['ttfts', 'itls', 'latencies', 'input_lens', 'output_lens'] as const;

/** Whether an array has a NaN in a place of a figure: single requests then say nothing, and what the tool made of them stays. */
function holdsNoFigure(reader: FieldReader): boolean {
  const key = ARRAYS.find((name) =>
    reader.list(name)?.some((value) => isNoFigure(value) || (Array.isArray(value) && value.some(isNoFigure))),
  );
  if (key === undefined) return false;
  reader.note(
    'NO_FIGURE',
    `${key} holds NaN, so single requests are not read; the tool's statistics stay.`,
    null,
  );
  return true;
}

/**
 * Statistics of the requests. One with an answer and a TTFT of 0 is one whose first token the client did not see: it has an E2E, and
 * neither a TTFT nor a TPOT.
 */
function seenStatistics(reader: FieldReader, requests: readonly MeasuredRequest[]): RequestStatistics {
  const seen = requests.filter(({ ttftSec }) => ttftSec !== null && ttftSec > 0);
  const unseen = requests.length - seen.length;
  if (unseen === 0) return statisticsOf(requests);
  reader.note(
    'FIRST_TOKEN_UNSEEN',
    `${unseen} answers have a TTFT of 0: the client did not see their first token, so they have neither TTFT nor TPOT.`,
    'points[0].latency.ttft',
  );
  const { latency } = statisticsOf(seen);
  return { latency: { ...latency, e2e: statisticsOf(requests).latency.e2e }, samples: null };
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
