// Format: `aiperf profile`, profile_export_aiperf.json/.csv and profile_export.jsonl, and its predecessor genai-perf.
// https://github.com/ai-dynamo/aiperf/blob/main/docs/reference/metrics-reference.md (read 2026-11-21)
import type { Run } from '@inferbench/domain/run';
import { readPoint } from './aiperf-point.ts';
import { type Records, readRecords } from './aiperf-records.ts';
import { metricsOfTable, metricTool } from './aiperf-table.ts';
import { isRecord, objectsOf } from './content-items.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import type { Content, Importer, JsonObject, ParsedFile } from './importer.ts';
import { loadOf } from './client-load.ts';
import { newRun } from './new-run.ts';
import { nothingMeasured } from './nothing-measured.ts';

/** A summary and the records of its requests that come together are one run; several summaries are several runs. */
export const aiperf: Importer = {
  format: 'AIPERF',
  recognises: ({ content }) =>
    isRecords(content) || isMetrics(content, true) || metricTool(content) === 'aiperf',
  read: (files) => readFiles(files, 'aiperf'),
};

export const genaiPerf: Importer = {
  format: 'GENAI_PERF',
  recognises: ({ content }) => isMetrics(content, false) || metricTool(content) === 'genai-perf',
  read: (files) => readFiles(files, 'genai-perf'),
};

/** Keys that aiperf writes and genai-perf does not. */
const AIPERF_KEYS = ['aiperf_version', 'schema_version', 'benchmark_id', 'benchmark_duration'];

function isMetrics(content: Content, ofAiperf: boolean): boolean {
  if (content.kind !== 'object') return false;
  const { request_latency: latency, request_count: count } = content.object;
  const metrics = isRecord(latency) && 'unit' in latency && isRecord(count);
  return metrics && AIPERF_KEYS.some((key) => Object.hasOwn(content.object, key)) === ofAiperf;
}

function isRecords(content: Content): boolean {
  const records = objectsOf(content);
  return (
    records.length > 0 &&
    records.every(
      ({ metadata, metrics }) => isRecord(metadata) && 'request_start_ns' in metadata && isRecord(metrics),
    )
  );
}

type Tool = 'aiperf' | 'genai-perf';

function readFiles(files: readonly ParsedFile[], tool: Tool): Run[] {
  const records = files.filter(({ content }) => isRecords(content));
  const summaries = files.filter((file) => !records.includes(file));
  const [summary] = summaries;
  const [record] = records;
  if (summary && record && summaries.length === 1 && records.length === 1)
    return [readSummary(summary, tool, record)];
  return [...summaries.map((file) => readSummary(file, tool, null)), ...records.map(recordsAlone)];
}

function readersOf({ content }: ParsedFile): FieldReader[] {
  return fieldReader({ records: objectsOf(content) }).elements('records', { listed: false }) ?? [];
}

function readSummary({ content }: ParsedFile, tool: Tool, recordFile: ParsedFile | null): Run {
  const rounded = content.kind === 'table';
  const object = content.kind === 'table' ? metricsOfTable(content, content.more) : objectsOf(content)[0];
  const reader = fieldReader(object ?? {}, { textual: rounded });
  if (rounded) {
    const message = 'A table has two decimals; import the JSON file for exact figures.';
    reader.note('ROUNDED', message, 'points[0]');
  }
  const point = readPoint(reader, { rounded });
  const details = recordFile === null ? null : detailsOf(reader, recordFile, point.counts.completed);
  const toolVersion = reader.text('aiperf_version', 'source.toolVersion');
  const servedName = readModel(reader);
  noteRest(reader, object ?? {});
  return newRun(reader, {
    tool,
    toolVersion,
    variant: details === null ? 'aggregate' : 'detailed',
    servedName,
    points: [
      details === null
        ? point
        : {
            ...point,
            perRequest: details.totals,
            latency: { ...point.latency, ...known(details.latency) },
            ...(details.samples === null ? {} : { samples: details.samples }),
          },
    ],
  });
}

function known(latency: Records['latency']): Partial<Records['latency']> {
  return Object.fromEntries(Object.entries(latency).filter(([, value]) => value !== null));
}

/** Records of another run would silently replace its statistics. */
function detailsOf(reader: FieldReader, file: ParsedFile, completed: number): Records {
  const details = readRecords(readersOf(file));
  if (details !== null && details.counts.completed === completed) return details;
  throw reader.refused(
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
  const { counts, totals, latency, samples, durationSec } = details;
  return newRun(reader, {
    tool: 'aiperf',
    variant: 'detailed',
    servedName: null,
    points: [
      {
        measurement: 'requests',
        phase: 'SERVING',
        load: loadOf(null, null),
        counts,
        perRequest: totals,
        durationSec,
        toolRates: null,
        latency,
        ...(samples === null ? {} : { samples }),
        power: null,
      },
    ],
  });
}

/** The name's place by age: `models.items` in 2026, `endpoint.model_names` in 2025, `model` of genai-perf. */
function readModel(reader: FieldReader): string | null {
  const config = reader.inside('input_config');
  const items = config?.inside('models')?.elements('items', { listed: true }) ?? [];
  const names = [
    items[0]?.text('name', 'model.servedName'),
    config?.inside('endpoint')?.list('model_names')?.[0],
    config?.list('model_names')?.[0],
    config?.list('model')?.[0],
    config?.text('model', 'model.servedName'),
  ];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}

/** Understood: other readings of the same run, and commands and addresses, which never leave the file. */
const NOT_MAPPED = [
  'benchmark_id',
  'end_time',
  'error_summary',
  'input_config',
  'run_info',
  'schema_version',
  'telemetry_data',
];

function noteRest(reader: FieldReader, object: JsonObject): void {
  if (reader.raw('was_cancelled') === true)
    reader.note('CANCELLED', 'The run was cancelled before its end.', 'points[0].durationSec');
  if (reader.has('start_time')) {
    reader.raw('start_time');
    const message = 'The file gives a local time without zone, so the start time is unknown.';
    reader.note('LOCAL_TIME', message, 'startedAt');
  }
  if (reader.has('goodput')) {
    const message = 'Goodput is reported without its limits and is not used.';
    reader.note('SLO_UNKNOWN', message, 'goodput');
  }
  const endpoints = reader.inside('telemetry_data')?.raw('endpoints');
  if (isRecord(endpoints) && Object.keys(endpoints).length > 0) {
    const message = 'Power of the boards is in the file and not read; state it in the context.';
    reader.note('POWER_NOT_READ', message, 'points[0].power');
  }
  const metrics = Object.keys(object).filter((key) => isRecord(object[key]));
  reader.understood([...NOT_MAPPED, ...metrics]);
}
