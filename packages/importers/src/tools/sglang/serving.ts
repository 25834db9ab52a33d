// Format: `python -m sglang.bench_serving --output-file`, one line a run. https://github.com/sgl-project/sglang/blob/main/python/sglang/bench_serving.py (read 2026-11-21)
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
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
import { noteTokenCounts } from '../../shared/token-counts.ts';
import { readServerInfo } from './server-info.ts';

const SIGNATURE = ['total_output_tokens_retokenized', 'completed', 'duration', 'total_output_tokens'];

/** The output file is appended to: each line is a run of its own. */
export const sglangServing: Importer = {
  format: 'SGLANG',
  recognises: ({ content }) => everyObjectHas(content, SIGNATURE),
  read: (files) => readEach(files, readServing),
};

const NAMES = { ttft: ['ttft'], tpot: ['tpot'], itl: ['itl'], e2e: ['e2e_latency'] } as const;

/** Understood: requested lengths, figures that follow from others, and texts that never leave the file. */
const NOT_MAPPED = [
  'server_info',
  'tag',
  'backend',
  'dataset_name',
  'random_input_len',
  'random_output_len',
  'random_range_ratio',
  'sharegpt_output_len',
  'input_throughput',
  'total_throughput',
  'concurrency',
  'generated_texts',
];

function readServing(reader: FieldReader): Run {
  const counts = readCounts(reader);
  const { point, isDetailed } = readClientPoint(reader, NAMES, { counts });
  noteRate(reader, point);
  if (!isDetailed) noteChunkMeans(reader, point);
  noteTokenCounts(reader, {
    server: counts.outputTokens,
    client: reader.number('total_output_tokens_retokenized', 'points[0].counts.outputTokens', 'tokens'),
    used: 'server',
  });
  const acceptLength = readAcceptLength(reader, point.latency);
  const server = readServerInfo(reader, acceptLength);
  if (acceptLength !== null && !server?.techniques.speculative) noteSpeculative(reader);
  const servedName =
    reader.text('model_id', 'model.servedName') ??
    reader.text('model', 'model.servedName') ??
    server?.servedName ??
    null;
  reader.understood(NOT_MAPPED);
  return newRun(reader, {
    tool: 'sglang-bench-serving',
    variant: isDetailed ? 'detailed' : 'aggregate',
    servedName,
    ...(server === null ? {} : { system: server.system, precision: server.precision }),
    techniques: { ...server?.techniques, ...cacheHits(reader, counts) },
    points: [point],
  });
}

/** Tokens a step with drafts; the client divides the time between two chunks evenly among their tokens, which estimates each gap. */
function readAcceptLength(reader: FieldReader, { itl }: RequestsPoint['latency']): number | null {
  const length = reader.number('accept_length', 'techniques.speculative.meanAcceptedTokens', 'tokens');
  if (!isPositive(length)) return null;
  if (length > 1 && itl !== null)
    reader.note(
      'ITL_ESTIMATED',
      `A step yields ${length} tokens (accept_length): the client divides the time between two chunks by the tokens in them, so ITL is an estimate and its percentiles are not those of single tokens.`,
      'points[0].latency.itl',
    );
  return length;
}

/** Prompt tokens from the cache, in versions that count them. */
function cacheHits(
  reader: FieldReader,
  { inputTokens }: RequestsPoint['counts'],
): Partial<Run['techniques']> {
  const path = 'techniques.prefixCacheHitRate';
  const hits = reader.number('total_cached_tokens', path, 'tokens');
  const stated = hits === null ? reader.number('cache_hit_rate', path, 'share') : null;
  const { prefixCacheHitRate } =
    stated === null
      ? hitRateOf(reader, { hits, all: inputTokens, words: 'total_cached_tokens ÷ total_input_tokens' })
      : { prefixCacheHitRate: stated <= 1 ? stated : null };
  const dataset = reader.raw('dataset_name');
  noteWarmCache(reader, prefixCacheHitRate, typeof dataset === 'string' ? dataset : null);
  return { prefixCacheHitRate };
}

/**
 * Reads counts: with `--output-details` the arrays say how many were sent; without, only the completed ones are
 * known.
 */
function readCounts(reader: FieldReader): RequestsPoint['counts'] {
  const at = (name: string) => `points[0].counts.${name}`;
  const completed = reader.neededWhole('completed', at('completed'), 'requests');
  if (completed === 0) throw nothingMeasured(reader.place('completed'), 'No request completed');
  const sent = reader.list('ttfts')?.length ?? null;
  if (sent === null) {
    const message = `The file counts completed requests only; ${completed} are taken for all that were sent.`;
    reader.note('FAILED_UNKNOWN', message, at('failed'));
  } else if (sent < completed) {
    throw reader.refused('completed', completed, `at most ${sent}, the entries of ttfts`);
  }
  const issued = sent ?? completed;
  return {
    issued,
    completed,
    failed: issued - completed,
    cancelled: null,
    inputTokens: reader.neededWhole('total_input_tokens', at('inputTokens'), 'tokens'),
    outputTokens: reader.neededWhole('total_output_tokens', at('outputTokens'), 'tokens'),
  };
}
