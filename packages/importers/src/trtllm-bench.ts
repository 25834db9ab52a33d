// Format: `trtllm-bench throughput --report_json` of TensorRT-LLM, and the tables it prints.
// https://github.com/NVIDIA/TensorRT-LLM/blob/main/tensorrt_llm/bench/dataclasses/reporting.py (read 2026-11-21)
import type { RequestsPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { flatKeys } from './flat-keys.ts';
import { nothingMeasured } from './nothing-measured.ts';
import type { Importer, ParsedFile } from './importer.ts';
import { runOfReaders } from './run-of-readers.ts';
import { groupBy } from './published/group-rows.ts';
import { reportedDistribution } from './reported-distribution.ts';
import { consoleReport } from './trtllm-console.ts';
import { precisionOf, systemOf } from './trtllm-system.ts';
import { wholeTotal } from './whole-total.ts';

type Report = Readonly<Record<string, unknown>>;
interface Found {
  report: Report;
  printed: boolean;
}

const SIGNATURE = ['engine', 'world_info', 'request_info', 'performance'] as const;

function reportOf({ content }: ParsedFile): Found | null {
  if (content.kind === 'text') {
    const report = consoleReport(content.text);
    return report === null ? null : { report, printed: true };
  }
  if (content.kind !== 'object' || !SIGNATURE.every((key) => Object.hasOwn(content.object, key))) return null;
  return { report: flatKeys(content.object), printed: false };
}

const RUN_KEYS = [
  'engine.model',
  'engine.version',
  'engine.backend',
  'engine.dtype',
  'engine.kv_cache_dtype',
  'engine.quantization',
  'world_info.tp_size',
  'world_info.pp_size',
  'world_info.world_size',
] as const;

export const trtllmBench: Importer = {
  format: 'TRTLLM_BENCH',
  recognises: (file) => reportOf(file) !== null,
  read(files) {
    const found = files.map(reportOf).filter((report) => report !== null);
    const reports = found.filter((one) => !one.printed || !found.some((other) => isSameRun(one, other)));
    return groupBy(reports, ({ report }) => RUN_KEYS.map((key) => textOf(report[key]))).map(toRun);
  },
};

/** A console log beside the report of the same run says nothing new, and rounded. */
function isSameRun(printed: Found, other: Found): boolean {
  const key = 'performance.total_latency_ms';
  return !other.printed && Math.abs(Number(printed.report[key]) - Number(other.report[key])) < 1e-3;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function toRun(found: readonly Found[]): Run {
  const read = found.map(({ report, printed }, index) => {
    const reader = fieldReader(report);
    if (printed)
      reader.note(
        'FROM_CONSOLE',
        'Read from what the tool printed, rounded to four decimals.',
        `points[${index}]`,
      );
    return { reader, point: readPoint(reader, index) };
  });
  const reader = read[0]?.reader ?? fieldReader({});
  const servedName = reader.text('engine.model', 'model.servedName');
  const version = reader.text('engine.version', 'system.frameworkVersion');
  const run = {
    tool: 'trtllm-bench',
    toolVersion: version,
    variant: 'aggregate' as const,
    points: read.map(({ point }) => point),
    servedName,
    system: systemOf(reader, version),
    precision: precisionOf(reader),
  };
  for (const one of read)
    one.reader.understood(one.reader.unknownKeys().filter((key) => UNDERSTOOD.test(key)));
  return runOfReaders(
    read.map((one) => one.reader),
    run,
  );
}

/** Settings, paths (private), lengths given twice, and rates that follow from others. */
const UNDERSTOOD =
  /^(?:engine\..*|world_info\..*|dataset\..*|machine\..*|performance\.(?:avg_request_latency_ms|system_total_throughput_tok_s|output_throughput_per_(?:user|gpu)_tok_s|request_latency_percentiles_ms\..*)|streaming_metrics\..*|request_info\..*)$/;

function readPoint(reader: FieldReader, index: number): RequestsPoint {
  const at = (name: string) => `points[${index}].${name}`;
  const completed = reader.needed('request_info.num_requests', at('counts.completed'), 'requests');
  if (completed === 0) throw nothingMeasured('request_info.num_requests', 'The report counts no request');
  const total = (key: string, name: string) =>
    wholeTotal(reader, { key: `request_info.${key}`, path: at(`counts.${name}`), count: completed });
  const latencyOf = (name: string, prefix: string) =>
    reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 'ms',
      n: completed,
      keys: {
        meanSec: `${prefix}.average`,
        minSec: `${prefix}.minimum`,
        p50Sec: `${prefix}.p50`,
        p90Sec: `${prefix}.p90`,
        p95Sec: `${prefix}.p95`,
        p99Sec: `${prefix}.p99`,
        maxSec: `${prefix}.maximum`,
      },
    });
  const ttft = latencyOf('ttft', 'streaming_metrics.ttft_percentiles');
  if (ttft === null)
    reader.note('NOT_STREAMED', 'Run without --streaming: there is no TTFT and no TPOT.', at('latency.ttft'));
  return {
    measurement: 'requests',
    phase: 'SERVING',
    load: readLoad(reader, at, completed),
    counts: {
      issued: completed,
      completed,
      failed: 0,
      cancelled: 0,
      inputTokens: total('avg_input_length', 'inputTokens'),
      outputTokens: total('avg_output_length', 'outputTokens'),
    },
    perRequest: null,
    durationSec: reader.needed('performance.total_latency_ms', at('durationSec'), 'ms') / 1000,
    toolRates: {
      requestsPerSec: reader.number(
        'performance.request_throughput_req_s',
        at('toolRates.requestsPerSec'),
        'requests/s',
      ),
      outputTokensPerSec: reader.number(
        'performance.system_output_throughput_tok_s',
        at('toolRates.outputTokensPerSec'),
        'tokens/s',
      ),
    },
    latency: {
      ttft,
      tpot: latencyOf('tpot', 'streaming_metrics.tpot_percentiles'),
      itl: null,
      e2e: latencyOf('e2e', 'performance.request_latency_percentiles_ms'),
    },
    power: null,
  };
}

/** All queued at once, requests finish evenly over the run, and half of them are in flight on average. */
const QUEUED_SHARE = 0.3;

function readLoad(
  reader: FieldReader,
  at: (name: string) => string,
  completed: number,
): RequestsPoint['load'] {
  const path = at('load.concurrencyLimit');
  const achieved = reader.number('request_info.avg_num_concurrent_requests', at('load.achieved'), 'requests');
  const unlimited = isPositive(achieved) && achieved >= QUEUED_SHARE * completed;
  if (unlimited) {
    const message = `${achieved.toFixed(1)} of ${completed} requests were in flight on average: all were queued at once, and their latency is mostly waiting.`;
    reader.note('OFFLINE_QUEUE', message, at('latency.e2e'));
  } else {
    const message = `The report has no --concurrency, only the mean that was reached: ${achieved?.toFixed(2) ?? 'not stated'}.`;
    reader.note('CONCURRENCY_UNKNOWN', message, path);
  }
  return { mode: unlimited ? 'burst' : 'closed', concurrencyLimit: null, requestRatePerSec: null };
}
