// Format: MLPerf Inference loadgen, mlperf_log_summary.txt with mlperf_log_detail.txt and the system description beside it.
// https://github.com/mlcommons/inference/blob/master/loadgen/results.cc (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import type { Importer, JsonObject, ParsedFile } from '../../shared/importer.ts';
import { isMlperfMeasurements, modelOfPath, readMlperfMeasurements } from './measurements.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { isEndpointsFile, readEndpoints } from './endpoints.ts';
import { isMlperfDetail, type MlperfDetail, mlperfDetail } from './detail.ts';
import { readMlperfPoint } from './point.ts';
import { assertValid, isMlperfSummary, mlperfSummary } from './summary.ts';
import { isMlperfSystem, readMlperfSystem } from './system.ts';
import { taskOfName } from '../../shared/task-words.ts';
import { isRecord } from '../../shared/content-items.ts';

type Kind = 'summary' | 'detail' | 'system' | 'measurements' | 'power client';

function kindOf({ content }: ParsedFile): Kind | null {
  if (content.kind === 'text') {
    if (isMlperfSummary(content.text)) return 'summary';
    return isMlperfDetail(content.text) ? 'detail' : null;
  }
  if (content.kind !== 'object') return null;
  if (isMlperfSystem(content.object)) return 'system';
  if (isMlperfMeasurements(content.object)) return 'measurements';
  return isPowerClient(content.object) ? 'power client' : null;
}

export const mlperf: Importer = {
  format: 'MLPERF',
  recognises: (file) => kindOf(file) !== null || isEndpointsFile(file),
  read(files) {
    const of = (kind: Kind) => files.filter((file) => kindOf(file) === kind);
    const summaries = of('summary');
    const endpoints = files.some(isEndpointsFile)
      ? readEndpoints(files, { alone: summaries.length === 0 })
      : [];
    if (summaries.length === 0) {
      if (endpoints.length > 0) return endpoints;
      throw fileMissing(
        'A detail log or system description of MLPerf is no result of its own.',
        'Give mlperf_log_summary.txt of the same run.',
      );
    }
    const details = of('detail').map(({ content }) =>
      mlperfDetail(content.kind === 'text' ? content.text : ''),
    );
    const systems = of('system').map(({ content }) => (content.kind === 'object' ? content.object : {}));
    const measurements = of('measurements').map(({ content }) =>
      content.kind === 'object' ? content.object : {},
    );
    return [...endpoints, ...summaries.map((file) => toRun(file, { details, systems, measurements }))];
  },
};

interface Beside {
  details: readonly MlperfDetail[];
  systems: readonly JsonObject[];
  measurements: readonly JsonObject[];
}

function toRun({ name, content }: ParsedFile, beside: Beside): Run {
  const summary = mlperfSummary(content.kind === 'text' ? content.text : '');
  assertValid(summary);
  const reader = fieldReader(summary.values);
  const detail = beside.details.find((candidate) => isOfRun(candidate, summary.values)) ?? null;
  const described = only(beside.systems, readMlperfSystem);
  noteBeside(reader, { detail, details: beside.details.length, systems: beside.systems.length });
  const weighed = only(beside.measurements, readMlperfMeasurements);
  const task = taskOfName(notePath(reader, name) ?? '') ?? weighed?.task ?? null;
  const point = readMlperfPoint(reader, { detail, task });
  reader.understood(Object.keys(summary.values));
  const others = [described, weighed].flatMap((read) => (read === null ? [] : [read.reader]));
  return runOfReaders([reader, ...others], {
    tool: 'mlperf-loadgen',
    toolVersion: detail?.version ?? null,
    points: [point],
    startedAt: detail?.window?.startedAt ?? null,
    ...(described === null ? {} : { system: described.system }),
    precision: { weights: weighed?.weights ?? null },
  });
}

/** What is read of a file beside the log, where there is one of its kind; of several none is known to be its own. */
function only<T>(files: readonly JsonObject[], read: (object: JsonObject) => T): T | null {
  const [first, ...more] = files;
  return first === undefined || more.length > 0 ? null : read(first);
}

/** The folder of a submission names the model, which no log does: a hint, and what the samples are. */
function notePath(reader: FieldReader, name: string | null): string | null {
  const called = modelOfPath(name);
  if (called !== null) reader.hints.push({ path: 'model', key: 'path of the file', value: called });
  reader.note(
    'MODEL_UNNAMED',
    called === null
      ? 'The log names neither model nor dataset; in a submission only the path of the file does.'
      : `The log names neither model nor dataset; its folder is "${called}": state the model.`,
    'model',
  );
  return called;
}

/** Equal mean latency in nanoseconds: the detail log of this very run. */
function isOfRun(detail: MlperfDetail, values: Readonly<Record<string, unknown>>): boolean {
  const mean = values['Mean latency (ns)'];
  return typeof mean === 'number' && detail.meanLatencyNs === mean;
}

function noteBeside(
  reader: FieldReader,
  { detail, details, systems }: { detail: MlperfDetail | null; details: number; systems: number },
): void {
  if (detail === null) {
    const why =
      details === 0
        ? 'mlperf_log_detail.txt was not given'
        : 'the detail log that was given has another mean latency, so it is of another run';
    reader.note('DETAIL_MISSING', `${why}: when the run was and how long it took is unknown.`, 'startedAt');
  } else if (detail.errors > 0) {
    reader.note('TOOL_ERRORS', `The detail log marks ${detail.errors} lines as errors.`);
  }
  if (systems !== 1) {
    const message =
      systems === 0
        ? 'The system description (systems/*.json) was not given.'
        : `${systems} system descriptions were given, and the log does not say which is its own.`;
    reader.note('SYSTEM_UNKNOWN', message, 'system');
  }
}

/** The session log of MLPerf's power client: hashes of the log files and when the meter was told what. */
function isPowerClient(object: Readonly<Record<string, unknown>>): boolean {
  const { messages, session_name: session } = object;
  if (!Array.isArray(messages) || typeof session !== 'string') return false;
  const first: unknown = messages[0];
  return (
    isRecord(first) && typeof first['cmd'] === 'string' && first['cmd'].startsWith('mlcommons/power client')
  );
}
