// Format: optimum-benchmark, benchmark_report.json with benchmark_config.json, or both in benchmark.json.
// https://github.com/huggingface/optimum-benchmark/blob/main/optimum_benchmark/benchmark/report.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { flatKeys } from '../../shared/flat-keys.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { isConfig, NO_CONFIG, readConfig } from './config.ts';
import { readOptimumPoints } from './points.ts';

type Document = Readonly<Record<string, unknown>>;

const PHASES = ['prefill', 'decode', 'forward', 'call', 'train'] as const;

function isReport(object: Document): boolean {
  return PHASES.some((phase) => {
    const part = object[phase];
    return isRecord(part) && isRecord(part['latency']) && Object.hasOwn(part['latency'], 'unit');
  });
}

function reportOf({ content }: ParsedFile): Document | null {
  if (content.kind !== 'object') return null;
  if (isReport(content.object)) return content.object;
  const { report } = content.object;
  return isRecord(report) && isReport(report) ? report : null;
}

function configOf({ content }: ParsedFile): Document | null {
  if (content.kind !== 'object') return null;
  if (isConfig(content.object)) return content.object;
  const { config } = content.object;
  return isRecord(config) && isConfig(config) ? config : null;
}

export const optimumBenchmark: Importer = {
  format: 'OPTIMUM_BENCHMARK',
  recognises: (file) => reportOf(file) !== null || configOf(file) !== null,
  read(files) {
    const reports = distinctReports(files.filter((file) => reportOf(file) !== null));
    if (reports.length === 0)
      throw fileMissing(
        'A benchmark_config.json holds no figures.',
        'Give benchmark_report.json of the same run.',
      );
    const apart = files.filter((file) => reportOf(file) === null).map(configOf);
    return reports.map((file) =>
      toRun(file, configOf(file) ?? (apart.length === 1 && reports.length === 1 ? (apart[0] ?? null) : null)),
    );
  },
};

/** The same report alone and with its configuration in one file is one run: the file that has both is read. */
function distinctReports(files: readonly ParsedFile[]): ParsedFile[] {
  const byReport = new Map<string, ParsedFile>();
  for (const file of files.toSorted((a, b) => Number(configOf(b) !== null) - Number(configOf(a) !== null))) {
    const content = JSON.stringify(reportOf(file));
    if (!byReport.has(content)) byReport.set(content, file);
  }
  const kept = new Set(byReport.values());
  return files.filter((file) => kept.has(file));
}

function toRun(file: ParsedFile, config: Document | null): Run {
  const report = reportOf(file) ?? {};
  const reader = fieldReader(flatKeys(report));
  const settings = config === null ? NO_CONFIG : readConfig(config);
  if (config === null) noteNoConfig(reader);
  const points = readOptimumPoints(reader, report, settings);
  reader.understood(reader.unknownKeys().filter((key) => UNDERSTOOD.test(key)));
  return runOfReaders(settings.reader === null ? [reader] : [reader, settings.reader], {
    tool: 'optimum-benchmark',
    toolVersion: settings.toolVersion,
    points,
    servedName: settings.model,
    system: { framework: settings.backend, frameworkVersion: settings.backendVersion },
  });
}

/** Loading, memory, and what the statistics of the values repeat. */
const UNDERSTOOD =
  /^(?:load(?:_model)?\..*|preprocess.*|(?:prefill|decode|per_token|forward|call|warmup)(?:\.(?:memory|throughput|energy|efficiency|latency)(?:\..*)?)?)$/;

function noteNoConfig(reader: FieldReader): void {
  reader.note(
    'CONFIG_MISSING',
    'Model, batch, lengths and precision are only in benchmark_config.json, which was not given.',
    'model',
  );
}
