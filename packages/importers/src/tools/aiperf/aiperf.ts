// Format: `aiperf profile`, profile_export_aiperf.json/.csv and profile_export.jsonl, and its predecessor genai-perf.
// https://github.com/ai-dynamo/aiperf/blob/main/docs/reference/metrics-reference.md (read 2026-11-21)
import type { Point, RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { NS_PER_SEC } from '@inferbench/units/si';
import { isoOfEpochSec } from '@inferbench/units/utc-time';
import { withConversations } from './load.ts';
import { noteRest } from './notes.ts';
import { readPoint } from './point.ts';
import { readCacheHits } from './cache-hits.ts';
import { readRecords, type Records } from './records.ts';
import { isSweep, sweepRun } from './sweep.ts';
import { hasTelemetry, metricsOfTable, metricTool } from './table.ts';
import { readTelemetry } from './telemetry.ts';
import { isRecord, objectsOf } from '../../shared/content-items.ts';
import { loadOf } from '../../shared/client-load.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, Importer, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { noTestFinished, nothingMeasured } from '../../shared/nothing-measured.ts';
import { withoutRepeats } from './repeats.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** A summary and the records of its requests that come together are one run; several summaries are several runs. */
export const aiperf: Importer = {
  format: 'AIPERF',
  recognises: ({ content }) =>
    isRecords(content) || isMetrics(content, true) || metricTool(content) === 'aiperf' || isSweep(content),
  read(files) {
    const sweeps = files.filter(({ content }) => isSweep(content));
    const others = files.filter((file) => !sweeps.includes(file));
    return [...readFiles(others, 'aiperf'), ...sweeps.map(sweepRun)];
  },
};

export const genaiPerf: Importer = {
  format: 'GENAI_PERF',
  recognises: ({ content }) => isMetrics(content, false) || metricTool(content) === 'genai-perf',
  read: (files) => readFiles(files, 'genai-perf'),
};

/** Keys that aiperf writes and genai-perf does not. */
const AIPERF_KEYS = [
  'aiperf_version',
  'schema_version',
  'benchmark_id',
  'benchmark_duration',
  'was_cancelled',
  'error_summary',
  'records',
];

function isMetrics(content: Content, ofAiperf: boolean): boolean {
  if (content.kind !== 'object') return false;
  const { records, ...top } = content.object;
  const {
    request_latency: latency,
    request_count: count,
    request_throughput: rate,
  } = isRecord(records) ? records : top;
  const metrics = isRecord(latency) && 'unit' in latency && (isRecord(count) || isRecord(rate));
  return metrics && AIPERF_KEYS.some((key) => Object.hasOwn(content.object, key)) === ofAiperf;
}

function isRecords(content: Content): boolean {
  const records = objectsOf(content);
  return (
    records.length > 0 &&
    records.every(
      ({ metadata, metrics }) =>
        isRecord(metadata) &&
        ('request_start_ns' in metadata || 'credit_phase' in metadata) &&
        isRecord(metrics),
    )
  );
}

type Tool = 'aiperf' | 'genai-perf';

function readFiles(files: readonly ParsedFile[], tool: Tool): Run[] {
  const records = files.filter(({ content }) => isRecords(content));
  const all = files.filter((file) => !records.includes(file));
  const { kept: summaries, repeats } = withoutRepeats(all);
  const [summary] = summaries;
  const [record] = records;
  const together = summary && record && summaries.length === 1 && records.length === 1;
  const runs = together
    ? [readSummary(summary, tool, record)]
    : [...summaries.map((file) => readSummary(file, tool, null)), ...records.map(recordsAlone)];
  if (repeats > 0)
    runs[0]?.source.warnings.push({
      code: 'TABLE_LEFT_OUT',
      message: `${repeats === 1 ? 'A table repeats' : `${repeats} tables repeat`} a JSON file of the same run with two decimals; it is not used.`,
      path: null,
    });
  return runs;
}

function readersOf({ content }: ParsedFile): FieldReader[] {
  return fieldReader({ records: objectsOf(content) }).elements('records', { listed: false }) ?? [];
}

function readSummary({ content }: ParsedFile, tool: Tool, recordFile: ParsedFile | null): Run {
  const rounded = content.kind === 'table';
  if (rounded && [content, ...content.more].every(({ rows }) => rows.length === 0))
    throw noTestFinished(tool);
  const object = (rounded ? metricsOfTable(content, content.more) : objectsOf(content)[0]) ?? {};
  const reader = fieldReader(object, { textual: rounded });
  if (rounded) {
    const message = 'A table has two decimals; import the JSON file for exact figures.';
    reader.note('ROUNDED', message, 'points[0]');
  }
  const metrics = reader.inside('records') ?? reader;
  const point = readPoint({ reader, metrics, rounded });
  const details = recordFile === null ? null : detailsOf(metrics, recordFile, point);
  const startedAt = startOf(metrics);
  if (content.kind === 'table' && hasTelemetry(content))
    reader.note('POWER_NOT_READ', 'Power of the boards is read from the JSON file only.', 'points[0].power');
  const power = readTelemetry(reader);
  const detailed = details === null ? point : withDetails(point, details);
  const toolVersion = reader.text('aiperf_version', 'source.toolVersion');
  const servedName = readModel(reader);
  const hasTurns = details?.hasTurns ?? false;
  const finished =
    detailed.measurement === 'requests' ? withConversations(reader, detailed, { hasTurns }) : detailed;
  const techniques = readCacheHits(reader, metrics);
  noteRest(reader, metrics, { object, startedAt });
  return newRun(reader, {
    tool,
    toolVersion,
    variant: details === null ? 'aggregate' : 'detailed',
    servedName,
    startedAt,
    techniques,
    points: [{ ...finished, power }],
  });
}

/** First request, in nanoseconds since 1970: the local times beside it have no zone. */
function startOf(metrics: FieldReader): string | null {
  const first = metrics.inside('min_request_timestamp');
  if (first === null || first.raw('unit') !== 'ns') return null;
  const ns = first.number('avg', 'startedAt', 'ns');
  return ns === null || ns === 0 ? null : isoOfEpochSec(ns / NS_PER_SEC);
}

function withDetails(point: Point, details: Records): Point {
  if (point.measurement === 'summary') return point;
  const { failed, cancelled } = details.counts;
  const stated = notCompleted(point.counts);
  const same = stated === null || stated === notCompleted(details.counts);
  return {
    ...point,
    counts: { ...point.counts, ...(same ? { failed, cancelled } : {}) },
    perRequest: details.totals,
    latency: { ...point.latency, ...known(details.latency) },
    ...(details.samples === null ? {} : { samples: details.samples }),
  };
}

/** Null where nothing is stated of either. */
function notCompleted({
  failed,
  cancelled,
}: Pick<RequestsPoint['counts'], 'failed' | 'cancelled'>): number | null {
  return failed === null && cancelled === null ? null : (failed ?? 0) + (cancelled ?? 0);
}

function known(latency: Records['latency']): Partial<Records['latency']> {
  return Object.fromEntries(Object.entries(latency).filter(([, value]) => value !== null));
}

/** Records of another run would silently replace its statistics. */
function detailsOf(metrics: FieldReader, file: ParsedFile, point: Point): Records {
  const details = readRecords(readersOf(file));
  const completed = point.measurement === 'requests' ? point.counts.completed : null;
  if (details !== null && details.counts.completed === completed) return details;
  throw metrics.refused(
    'request_count',
    completed,
    `${details?.counts.completed ?? 0}, the completed requests of the records`,
  );
}

function recordsAlone(file: ParsedFile): Run {
  const details = readRecords(readersOf(file));
  if (details === null) throw nothingMeasured('[0].error', 'No request completed');
  const reader = fieldReader({});
  reader.note('LOAD_UNKNOWN', 'Records do not say how requests arrived.', 'points[0].load');
  const { counts, totals, latency, samples, durationSec, firstNs } = details;
  return newRun(reader, {
    tool: 'aiperf',
    variant: 'detailed',
    startedAt: isoOfEpochSec(firstNs / NS_PER_SEC),
    points: [
      requestsPoint({
        load: loadOf(null, null),
        counts,
        perRequest: totals,
        durationSec,
        latency,
        ...(samples === null ? {} : { samples }),
      }),
    ],
  });
}

/** The name's place by age: `models.items` in 2026, `endpoint.model_names` in 2025, `model` of genai-perf. */
function readModel(reader: FieldReader): string | null {
  const config = reader.inside('input_config');
  if (config === null) return null;
  const [item] = config.inside('models')?.elements('items', { listed: true }) ?? [];
  config.inside('tokenizer')?.text('name', 'model.tokenizer');
  const names: unknown[] = [
    item?.text('name', 'model.servedName'),
    config.inside('endpoint')?.list('model_names')?.[0],
    config.list('model_names')?.[0],
    config.list('model')?.[0],
    config.text('model', 'model.servedName'),
    config.text('formatted_model_name', 'model.servedName'),
  ];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}
