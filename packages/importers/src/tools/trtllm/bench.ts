// Format: `trtllm-bench throughput --report_json` of TensorRT-LLM, and the tables it prints.
// https://github.com/NVIDIA/TensorRT-LLM/blob/main/tensorrt_llm/bench/dataclasses/reporting.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { fieldReader, type FieldReader } from '../../shared/field-reader.ts';
import { flatKeys } from '../../shared/flat-keys.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { groupBy } from '../../shared/group-by.ts';
import { consoleReport } from './console.ts';
import { readTrtllmPoint } from './point.ts';
import { isPositive } from '@inferbench/units/numeric-guards';
import { precisionWord } from '../../shared/precision-word.ts';

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
    return { reader, point: readTrtllmPoint(reader, index) };
  });
  const reader = read[0]?.reader ?? fieldReader({});
  const servedName = reader.text('engine.model', 'model.servedName');
  const version = reader.text('engine.version', 'system.frameworkVersion');
  const run = {
    tool: 'trtllm-bench',
    toolVersion: version,
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

const HINTS = [
  ['engine.dtype', 'precision.activations'],
  ['engine.backend', 'system.software'],
  ['machine.memory.total', 'system.memoryPerChip'],
  ['world_info.max_batch_size', 'system'],
  ['world_info.max_num_tokens', 'system'],
  ['world_info.scheduling_policy', 'system'],
  ['world_info.kv_cache_percentage', 'system'],
] as const;

/** Chips and split as the report states them; its GPU is a name, not an entry of the catalogue. */
function systemOf(reader: FieldReader, version: string | null): Partial<Run['system']> {
  const size = (key: string, path: string) => {
    const value = reader.whole(key, path, 'GPUs');
    return isPositive(value) ? value : null;
  };
  reader.text('machine.name', 'system.chip');
  for (const [key, path] of HINTS) reader.hint(key, path);
  return {
    chips: size('world_info.world_size', 'system.chips'),
    tensorParallel: size('world_info.tp_size', 'system.tensorParallel'),
    pipelineParallel: size('world_info.pp_size', 'system.pipelineParallel'),
    expertParallel: size('world_info.ep_size', 'system.expertParallel'),
    framework: 'tensorrt-llm',
    frameworkVersion: version?.slice(0, 60) ?? null,
  };
}

/** Quantisation names the weights and, but for weight-only ones, the activations; `dtype` is what computes and no format of weights. */
function precisionOf(reader: FieldReader): Partial<Run['precision']> {
  const dtype = precisionWord(reader, 'engine.dtype', 'precision.activations');
  const quantised = precisionWord(reader, 'engine.quantization', 'precision.weights');
  const weightOnly = quantised === 'int4' || quantised === 'int8-weight-only';
  return {
    weights: quantised,
    activations: quantised === null || weightOnly ? dtype : quantised,
    kv: precisionWord(reader, 'engine.kv_cache_dtype', 'precision.kv'),
  };
}
