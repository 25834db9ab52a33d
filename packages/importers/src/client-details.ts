import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { MAX_KEPT_REQUESTS, type RequestSamples, type RequestsPoint } from '@inferbench/domain/point';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import type { FieldReader } from './field-reader.ts';
import { distributionOf } from './statistics.ts';
import type { Latencies } from './client-latency.ts';

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
  for (const [key, array] of Object.entries(arrays)) assertLength(key, array.length, issued);

  const gapsOf = (i: number) => readGaps(itls[i], i);
  const completed = ttfts.map((_, i) => i).filter((i) => !hasError(errors?.[i]) && (outputLens[i] ?? 0) > 0);
  const empty = ttfts.filter((_, i) => !hasError(errors?.[i]) && (outputLens[i] ?? 0) === 0).length;
  if (empty > 0) {
    reader.note(
      'EMPTY_REQUESTS',
      `${empty} requests have no token; they are left out of the latency statistics.`,
    );
  }
  const gaps = completed.flatMap(gapsOf);
  const sum = (values: readonly number[]) => completed.reduce((total, i) => total + (values[i] ?? 0), 0);
  const outputTokens = sum(outputLens);
  noteChunks(reader, gaps.length, outputTokens - completed.length);
  return {
    // Empty "completed" requests count as completed in the tool's total and carry no token.
    totals: {
      requests: issued,
      completed: completed.length + empty,
      inputTokens: sum(inputLens) + emptyInput(),
      outputTokens,
    },
    latency: {
      ttft: distributionOf(completed.map((i) => ttfts[i] ?? 0)),
      itl: distributionOf(gaps),
      tpot: latencies ? distributionOf(completed.flatMap((i) => tpotOf(i))) : null,
      e2e: latencies ? distributionOf(completed.map((i) => latencies[i] ?? 0)) : null,
    },
    samples:
      completed.length > MAX_KEPT_REQUESTS
        ? null
        : {
            ttftSec: completed.map((i) => ttfts[i] ?? 0),
            tpotSec: latencies ? completed.map((i) => tpotOf(i)[0] ?? null) : null,
            e2eSec: latencies ? completed.map((i) => latencies[i] ?? 0) : null,
          },
  };

  function emptyInput(): number {
    return (inputLens ?? []).reduce(
      (total, tokens, i) => (!hasError(errors?.[i]) && (outputLens?.[i] ?? 0) === 0 ? total + tokens : total),
      0,
    );
  }

  /** TPOT = (E2E − TTFT) ÷ (n − 1) of answers of two tokens or more. */
  function tpotOf(i: number): number[] {
    const n = outputLens?.[i] ?? 0;
    const decodeSec = (latencies?.[i] ?? 0) - (ttfts?.[i] ?? 0);
    return n > 1 && decodeSec >= 0 ? [decodeSec / (n - 1)] : [];
  }
}

function hasError(error: unknown): boolean {
  return typeof error === 'string' && error !== '';
}

function assertLength(key: string, length: number, issued: number): void {
  if (length === issued) return;
  throw new InferbenchError('INVALID', `${key}: ${length} entries for ${issued} prompts.`, {
    path: key,
    value: String(length),
    expected: String(issued),
    fix: 'Use the file as the tool wrote it; entries may have been cut.',
  });
}

function readGaps(gaps: unknown, request: number): number[] {
  if (!Array.isArray(gaps) || !gaps.every((gap) => isFiniteNumber(gap) && gap >= 0)) {
    throw new InferbenchError('INVALID', `itls[${request}]: expected a list of seconds.`, {
      path: `itls[${request}]`,
    });
  }
  return gaps;
}

function noteChunks(reader: FieldReader, gaps: number, tokenGaps: number): void {
  if (tokenGaps <= 0 || Math.abs(gaps - tokenGaps) <= CHUNK_TOLERANCE * tokenGaps) return;
  reader.note(
    'CHUNKED_STREAM',
    `${gaps} gaps for ${tokenGaps} tokens after the first: a chunk carries several tokens, so ITL is not a token latency.`,
    'points[0].latency.itl',
  );
}
