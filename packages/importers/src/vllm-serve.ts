// Format: `vllm bench serve --save-result` of vLLM, earlier benchmarks/benchmark_serving.py.
// https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/serve.py (read 2026-11-21)
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { RequestsPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { type Details, readVllmDetails } from './vllm-serve-details.ts';
import { type Latencies, readVllmLatency } from './vllm-serve-latency.ts';

/** Keys that only this file has together; SGLang's lacks `model_id` and `num_prompts`. */
const SIGNATURE = ['model_id', 'num_prompts', 'completed', 'duration', 'total_output_tokens'] as const;

/** True for the content of a vLLM serve file, whatever its name. */
export function isVllmServe(object: Readonly<Record<string, unknown>>): boolean {
  return SIGNATURE.every((key) => Object.hasOwn(object, key));
}

/** Understood, and either shown elsewhere, recomputed here, or private (texts and error messages never leave the file). */
const NOT_MAPPED = [
  'backend',
  'endpoint_type',
  'label',
  'tokenizer_id',
  'burstiness',
  'best_of',
  'use_beam_search',
  'total_token_throughput',
  'input_throughput',
  'max_output_tokens_per_s',
  'max_concurrent_requests',
  'rtfx',
  'generated_texts',
  'start_times',
  'queue_times',
  'date',
] as const;

/**
 * One vLLM serve file → a run with one SERVING point. What the file does not hold (chip, chips, precision, server version)
 * is null. Throws InferbenchError: INVALID, IMPORT_NOTHING_MEASURED.
 */
export function importVllmServe(object: Readonly<Record<string, unknown>>): Run {
  const reader = fieldReader(object);
  const counts = readCounts(reader);
  const durationSec = reader.needed('duration', 'points[0].durationSec', 's');
  if (!isPositive(durationSec))
    throw new InferbenchError('INVALID', 'duration: expected a time above 0 s, found 0.', {
      path: 'duration',
    });
  const reported = readVllmLatency(reader, counts.completed);
  const details = readVllmDetails(reader, counts.issued);
  const point: RequestsPoint = {
    measurement: 'requests',
    phase: 'SERVING',
    load: readLoad(reader, object),
    counts,
    perRequest: details?.totals ?? null,
    durationSec,
    toolRates: readRates(reader),
    ...latencyOf(details, reported),
    power: null,
  };
  const servedName = reader.text('model_id', 'model.servedName');
  noteWhatIsUnknown(reader, object);
  reader.understood(NOT_MAPPED);
  return {
    schema: 'inferbench.run/1',
    source: {
      tool: 'vllm-bench-serve',
      toolVersion: null,
      variant: details === null ? 'aggregate' : 'detailed',
      unknownKeys: reader.unknownKeys(),
      fields: reader.fields,
      warnings: reader.notes,
    },
    example: false,
    startedAt: null,
    publication: null,
    system: {
      chip: null,
      chips: null,
      tensorParallel: null,
      pipelineParallel: null,
      expertParallel: null,
      framework: null,
      frameworkVersion: null,
    },
    model: { servedName: servedName?.slice(0, 200) ?? '(not named)', slug: null },
    precision: { weights: null, activations: null, kv: null },
    techniques: { speculative: null, prefixCacheHitRate: null },
    points: [point],
  };
}

function whole(reader: FieldReader, key: string, path: string, unit: string): number {
  const value = reader.needed(key, path, unit);
  if (!Number.isSafeInteger(value))
    throw new InferbenchError('INVALID', `${key}: expected a whole number, found ${value}.`, { path: key });
  return value;
}

function readCounts(reader: FieldReader): RequestsPoint['counts'] {
  const at = (name: string) => `points[0].counts.${name}`;
  const issued = whole(reader, 'num_prompts', at('issued'), 'requests');
  const completed = whole(reader, 'completed', at('completed'), 'requests');
  if (completed === 0) {
    throw new InferbenchError(
      'IMPORT_NOTHING_MEASURED',
      `None of ${issued} requests completed: the zeros in the file are not measurements.`,
      {
        path: 'completed',
        value: '0',
        expected: 'at least 1',
        fix: "Look for the cause in the server's log and run the benchmark again.",
      },
    );
  }
  let failed = reader.number('failed', at('failed'), 'requests');
  if (failed === null) {
    failed = Math.max(0, issued - completed);
    reader.note(
      'FAILED_DERIVED',
      `This version writes no "failed"; ${issued} sent − ${completed} completed = ${failed}.`,
      at('failed'),
    );
  }
  return {
    issued,
    completed,
    failed,
    cancelled: 0,
    inputTokens: whole(reader, 'total_input_tokens', at('inputTokens'), 'tokens'),
    outputTokens: whole(reader, 'total_output_tokens', at('outputTokens'), 'tokens'),
  };
}

function readLoad(reader: FieldReader, object: Readonly<Record<string, unknown>>): RequestsPoint['load'] {
  const limit = reader.number('max_concurrency', 'points[0].load.concurrencyLimit', 'requests');
  const rate = readRate(reader, object);
  return {
    mode: rate !== null ? 'open' : limit !== null ? 'closed' : 'burst',
    concurrencyLimit: isPositive(limit) ? limit : null,
    requestRatePerSec: rate,
  };
}

/** What the tool divided itself, to be compared with its own counts and duration. */
function readRates(reader: FieldReader): RequestsPoint['toolRates'] {
  const at = (name: string) => `points[0].toolRates.${name}`;
  const requestsPerSec = reader.number('request_throughput', at('requestsPerSec'), 'requests/s');
  const outputTokensPerSec = reader.number('output_throughput', at('outputTokensPerSec'), 'tokens/s');
  return requestsPerSec === null && outputTokensPerSec === null
    ? null
    : { requestsPerSec, outputTokensPerSec };
}

/** "inf" and bare Infinity mean that nothing holds requests back. */
function readRate(reader: FieldReader, object: Readonly<Record<string, unknown>>): number | null {
  if (object['request_rate'] === Number.POSITIVE_INFINITY) {
    reader.understood(['request_rate']);
    return null;
  }
  if (reader.text('request_rate', 'points[0].load.requestRatePerSec')?.trim().toLowerCase() === 'inf')
    return null;
  const rate = reader.number('request_rate', 'points[0].load.requestRatePerSec', 'requests/s');
  return isPositive(rate) ? rate : null;
}

function noteWhatIsUnknown(reader: FieldReader, object: Readonly<Record<string, unknown>>): void {
  if (typeof object['date'] === 'string') {
    reader.note(
      'LOCAL_TIME',
      'The file gives a local time without zone, so the start time is unknown.',
      'startedAt',
    );
  }
  // The key was misspelt with a trailing colon from late 2024 to mid 2025, and forks keep it.
  const goodput =
    reader.number('request_goodput', 'goodput', 'requests/s') ??
    reader.number('request_goodput:', 'goodput', 'requests/s');
  if (goodput !== null) {
    reader.note('SLO_UNKNOWN', 'Goodput is reported without its limits and is not used.', 'goodput');
  }
}

/** Our own statistics where the file allows them, else the tool's. */
function latencyOf(details: Details | null, reported: Latencies): Pick<RequestsPoint, 'latency' | 'samples'> {
  if (details === null) return { latency: reported };
  const { latency, samples } = details;
  return {
    latency: {
      ttft: latency.ttft ?? reported.ttft,
      tpot: latency.tpot ?? reported.tpot,
      itl: latency.itl ?? reported.itl,
      e2e: latency.e2e ?? reported.e2e,
    },
    ...(samples === null ? {} : { samples }),
  };
}
