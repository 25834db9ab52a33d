// Format: `vllm bench serve --save-result` of vLLM, earlier benchmarks/benchmark_serving.py.
// https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/serve.py (read 2026-11-21)
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { noteChunkMeans } from '../../shared/chunked-stream.ts';
import { noteSpeculative, readClientPoint } from '../../shared/client-point.ts';
import { noteRate } from '../../shared/client-load.ts';
import { everyObjectHas } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { hitRateOf, noteWarmCache } from '../../shared/prefix-cache.ts';
import { readEach } from '../../shared/read-each.ts';
import { steadyState } from './steady-state.ts';

/** Words of the tool for E2E: `e2el` since 2025, `latency` in 2024. */
const VLLM_NAMES = { ttft: ['ttft'], tpot: ['tpot'], itl: ['itl'], e2e: ['e2el', 'latency'] } as const;

/** Keys that only this file has together; SGLang's lacks `model_id` and `num_prompts`. */
const SIGNATURE = ['model_id', 'num_prompts', 'completed', 'duration', 'total_output_tokens'] as const;

/** One object a run; `--append-result` writes one after the other, `vllm bench sweep` a list. */
export const vllmServe: Importer = {
  format: 'VLLM',
  // A fork of the client writes `median_ttft` in seconds under the same other keys (pitfall 2).
  recognises: ({ content }) =>
    everyObjectHas(content, SIGNATURE) && !everyObjectHas(content, ['median_ttft']),
  read: (files) => readEach(files, readServe),
};

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
  'benchmark_end_time_unix',
] as const;

/**
 * One vLLM serve file → a run with one SERVING point. What the file does not hold (chip, chips, precision, server version)
 * is null. Throws InferbenchError: INVALID, IMPORT_NOTHING_MEASURED.
 */
function readServe(reader: FieldReader): Run {
  const counts = readCounts(reader);
  const { point, isDetailed } = readClientPoint(reader, VLLM_NAMES, { counts, window: steadyState });
  const servedName = reader.text('model_id', 'model.servedName');
  // The fork that InferenceX runs writes both ends in epoch seconds.
  const startedSec = reader.number('benchmark_start_time_unix', 'startedAt', 's');
  const recordedAt = startedSec === null ? readInstant(reader) : null;
  noteWhatIsUnknown(reader, startedSec, recordedAt);
  hintMetadata(reader);
  noteRate(reader, point);
  if (!isDetailed) noteChunkMeans(reader, point);
  const techniques = cacheHits(reader, counts);
  reader.understood(NOT_MAPPED);
  return newRun(reader, {
    techniques,
    startedAt: startedSec === null ? null : isoOfEpochSec(startedSec),
    recordedAt,
    tool: 'vllm-bench-serve',
    variant: isDetailed ? 'detailed' : 'aggregate',
    servedName,
    points: [point],
  });
}

/** Prompt tokens from the cache: counted by the server's counters over the run, or by the answers' own usage. */
function cacheHits(
  reader: FieldReader,
  { inputTokens }: RequestsPoint['counts'],
): Pick<Run['techniques'], 'prefixCacheHitRate'> {
  const path = 'techniques.prefixCacheHitRate';
  const tokens = (key: string) => reader.number(key, path, 'tokens');
  const queries = tokens('prefix_cache_queries');
  const counted =
    queries === null
      ? {
          hits: tokens('total_cached_tokens'),
          all: inputTokens,
          words: 'total_cached_tokens ÷ total_input_tokens',
        }
      : {
          hits: tokens('prefix_cache_hits'),
          all: queries,
          words: 'prefix_cache_hits ÷ prefix_cache_queries',
        };
  const found = hitRateOf(reader, counted);
  const dataset = reader.raw('dataset_name');
  noteWarmCache(reader, found.prefixCacheHitRate, typeof dataset === 'string' ? dataset : null);
  return found;
}

/** A date with its zone is a known instant; vLLM writes it at the end of the run, and other clients do not say. */
function readInstant(reader: FieldReader): string | null {
  const date = reader.raw('date');
  if (typeof date !== 'string') return null;
  const text = date
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const seconds = epochSec(text);
  const instant = seconds === null ? null : (isoOfEpochSec(seconds)?.replace('.000Z', 'Z') ?? null);
  if (instant === null) return null;
  reader.text('date', 'recordedAt');
  const message = `The file was dated ${instant}; whether the run began or ended then it does not say.`;
  reader.note('INSTANT_KNOWN', message, 'recordedAt');
  return instant;
}

/** What people add by --metadata, and what a sweep sets: words about the system are hints under what they are about. */
const METADATA: readonly (readonly [path: string, key: RegExp])[] = [
  ['system.chip', /^(?:gpu|gpus|gpu_?(?:name|type|model)|accelerator(?:_?name)?|hardware|hw|chip)$/i],
  ['system.chips', /^(?:num_?gpus|n_?gpus|gpu_?count|world_size|num_?chips)$/i],
  [
    'system',
    /^(?:tp|pp|ep|dp|(?:tensor|pipeline|expert|data)_parallel(?:_size)?|.*_replicas|deployment|gateway)$/i,
  ],
  [
    'system.software',
    /^(?:vllm_?version|framework|engine|server_?version|image|cuda(?:_version)?|driver(?:_version)?)$/i,
  ],
  ['precision', /^(?:dtype|quantization|kv_cache_dtype|precision|weight_?(?:dtype|precision))$/i],
  ['system', /^(?:max_model_len|max_num_seqs|max_num_batched_tokens|gpu_memory_utilization)$/i],
];

function hintMetadata(reader: FieldReader): void {
  for (const key of reader.keys()) {
    const [path] = METADATA.find(([, words]) => words.test(key)) ?? [];
    if (path !== undefined) reader.hint(key, path, { own: true });
  }
}

function readCounts(reader: FieldReader): RequestsPoint['counts'] {
  const at = (name: string) => `points[0].counts.${name}`;
  const issued = reader.neededWhole('num_prompts', at('issued'), 'requests');
  const completed = reader.neededWhole('completed', at('completed'), 'requests');
  if (completed === 0)
    throw nothingMeasured(reader.place('completed'), `None of ${issued} requests completed`);
  let failed = reader.whole('failed', at('failed'), 'requests');
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
    cancelled: null,
    inputTokens: reader.neededWhole('total_input_tokens', at('inputTokens'), 'tokens'),
    outputTokens: reader.neededWhole('total_output_tokens', at('outputTokens'), 'tokens'),
  };
}

function noteWhatIsUnknown(reader: FieldReader, startedSec: number | null, recordedAt: string | null): void {
  if (typeof reader.raw('date') === 'string' && startedSec === null && recordedAt === null) {
    reader.note(
      'LOCAL_TIME',
      'The file gives a local time without zone, so the start time is unknown.',
      'startedAt',
    );
  }
  if (reader.has('spec_decode_acceptance_length') || reader.has('spec_decode_acceptance_rate'))
    noteSpeculative(reader);
  // The key was misspelt with a trailing colon from late 2024 to mid 2025, and forks keep it.
  const goodput =
    reader.number('request_goodput', 'goodput', 'requests/s') ??
    reader.number('request_goodput:', 'goodput', 'requests/s');
  if (goodput !== null) {
    reader.note('SLO_UNKNOWN', 'Goodput is reported without its limits and is not used.', 'goodput');
  }
}
