// Format: the block that `vllm bench serve` and `sglang.bench_serving` print, and that of `sglang.bench_offline_throughput`.
// https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/serve.py, https://github.com/sgl-project/sglang/blob/main/python/sglang/bench_serving.py (read 2026-11-27)
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { noteChunkMeans } from '../../shared/chunked-stream.ts';
import { readClientLatency } from '../../shared/client-latency.ts';
import { noteRate, readLoad } from '../../shared/client-load.ts';
import { printedFigure, rangeOf } from '../../shared/coarse-duration.ts';
import { noteSpeculative } from '../../shared/client-point.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, Importer, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { hitRateOf } from '../../shared/prefix-cache.ts';
import { offlineRun } from '../sglang/offline.ts';
import { type Block, blocksOf } from './blocks.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** A block a run: several of them are runs one after the other. */
export const servingConsole: Importer = {
  format: 'SERVING_CONSOLE',
  recognises: ({ content }) => blocksIn(content).length > 0,
  read: (files) => files.flatMap(readFile),
};

function blocksIn(content: Content): Block[] {
  return content.kind === 'text' ? blocksOf(content.text) : [];
}

function readFile({ content }: ParsedFile): Run[] {
  const blocks = blocksIn(content);
  return blocks.map((block) => {
    const prefix = blocks.length > 1 ? `line ${block.line}: ` : '';
    const reader = fieldReader(block.values, { prefix, textual: true });
    return block.kind === 'offline'
      ? offlineRun(noted(reader), { printed: true })
      : servingRun(noted(reader));
  });
}

function noted(reader: FieldReader): FieldReader {
  const message =
    'Read from what the tool printed, with two decimals: the duration carries what its last digit leaves open; the result file (--save-result, --output-file) has all digits.';
  reader.note('FROM_CONSOLE', message, 'points[0].durationRange');
  return reader;
}

const NAMES = { ttft: ['ttft'], tpot: ['tpot'], itl: ['itl'], e2e: ['e2el'] } as const;

function servingRun(reader: FieldReader): Run {
  const counts = readCounts(reader);
  const durationSec = reader.needed('duration', 'points[0].durationSec', 's');
  const printed = printedFigure(reader.raw('duration'), { rounded: true });
  if (printed === null || printed.value <= printed.halfStep)
    throw reader.refused('duration', durationSec, 'a time above 0 s');
  const latency = readClientLatency(reader, NAMES, counts.completed);
  const point: RequestsPoint = requestsPoint({
    load: readLoad(reader),
    counts,
    durationSec,
    ...rangeOf(printed),
    latency,
  });
  noteRate(reader, point);
  noteChunkMeans(reader, point);
  const isSglang = reader.has('backend') || reader.has('total_output_tokens_retokenized');
  if (reader.number('accept_length', 'techniques.speculative.meanAcceptedTokens', 'tokens') !== null)
    noteSpeculative(reader);
  const techniques = hitRateOf(reader, {
    hits: reader.number('total_cached_tokens', 'techniques.prefixCacheHitRate', 'tokens'),
    all: counts.inputTokens,
    words: 'Total cached tokens ÷ Total input tokens',
  });
  reader.understood(reader.keys());
  return newRun(reader, {
    tool: isSglang ? 'sglang-bench-serving' : 'vllm-bench-serve',
    techniques,
    points: [point],
  });
}

function readCounts(reader: FieldReader): RequestsPoint['counts'] {
  const at = (name: string) => `points[0].counts.${name}`;
  const completed = reader.neededWhole('completed', at('completed'), 'requests');
  if (completed === 0) throw nothingMeasured(reader.place('completed'), 'No request completed');
  const failed = reader.whole('failed', at('failed'), 'requests');
  if (failed === null)
    reader.note(
      'FAILED_UNKNOWN',
      `The block counts successful requests only; ${completed} are taken for all that were sent.`,
      at('failed'),
    );
  return {
    issued: completed + (failed ?? 0),
    completed,
    failed,
    cancelled: null,
    inputTokens: reader.neededWhole('total_input_tokens', at('inputTokens'), 'tokens'),
    outputTokens: reader.neededWhole('total_output_tokens', at('outputTokens'), 'tokens'),
  };
}
