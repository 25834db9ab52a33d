// Format: MLPerf Endpoints (v6.1), performance/result_summary.json or report.txt, with config.yaml, measurements.json and
// the system description beside it. https://github.com/mlcommons/endpoints (read 2026-11-22)
import type { Run } from '@inferbench/domain/runs/run';
import { isRecord } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import type { JsonObject, ParsedFile } from '../../shared/importer.ts';
import { readEndpointsPoint } from './endpoints-point.ts';
import { endpointsReport, isEndpointsReport } from './endpoints-report.ts';
import { isMlperfSystem, readMlperfSystem } from './system.ts';
import { precisionWord } from '../../shared/precision-word.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { readYamlReport } from '../../shared/yaml-report.ts';

type Kind = 'summary' | 'report' | 'config' | 'measurements';

function kindOf({ content }: ParsedFile): Kind | null {
  if (content.kind === 'text') {
    if (isEndpointsReport(content.text)) return 'report';
    return isEndpointsConfig(content.text) ? 'config' : null;
  }
  if (content.kind !== 'object') return null;
  if (isSummary(content.object)) return 'summary';
  return isMeasurements(content.object) ? 'measurements' : null;
}

/** A file of an Endpoints run; the system description is that of every MLPerf run. */
export function isEndpointsFile(file: ParsedFile): boolean {
  return kindOf(file) !== null;
}

function isSummary(object: JsonObject): boolean {
  const { latency, ttft } = object;
  const counted = ['n_samples_issued', 'duration_ns'].every((key) => Object.hasOwn(object, key));
  return counted && (isRecord(latency) || isRecord(ttft) || Object.hasOwn(object, 'run_config'));
}

/** Whether a text is the configuration of the client: it names the model, and its addresses are private. */
export function isEndpointsConfig(text: string): boolean {
  return /^model_params:/m.test(text) && /^settings:/m.test(text) && /^datasets:/m.test(text);
}

function isMeasurements(object: JsonObject): boolean {
  return Object.hasOwn(object, 'weight_data_types') && Object.hasOwn(object, 'starting_weights_filename');
}

/** A run each summary; `alone`: no log of the load generator came with them. Its report is the same figures rounded, and only read where the summary is not given. */
export function readEndpoints(files: readonly ParsedFile[], { alone }: { alone: boolean }): Run[] {
  const of = (kind: Kind) => files.filter((file) => kindOf(file) === kind);
  const summaries = of('summary');
  const reports = of('report');
  const results = summaries.length > 0 ? summaries : reports;
  if (results.length === 0 && !alone) return [];
  if (results.length === 0)
    throw fileMissing(
      'A configuration of MLPerf Endpoints or its measurements.json is no result of its own.',
      'Give performance/result_summary.json of the same run, or its report.txt.',
    );
  const beside = {
    config: only(of('config')),
    measurements: only(of('measurements')),
    system: only(files.filter(({ content }) => content.kind === 'object' && isMlperfSystem(content.object))),
    leftOut: summaries.length > 0 ? reports.length : 0,
  };
  return results.map((file) => toRun(file, beside));
}

function only(files: readonly ParsedFile[]): ParsedFile | null {
  return files.length === 1 ? (files[0] ?? null) : null;
}

interface Beside {
  config: ParsedFile | null;
  measurements: ParsedFile | null;
  system: ParsedFile | null;
  leftOut: number;
}

function toRun(file: ParsedFile, beside: Beside): Run {
  const printed = file.content.kind === 'text';
  const reader = fieldReader(
    file.content.kind === 'text' ? endpointsReport(file.content.text) : objectOf(file),
  );
  if (printed)
    reader.note(
      'ROUNDED',
      'report.txt has two decimals; import performance/result_summary.json for exact figures.',
      'points[0]',
    );
  if (beside.leftOut > 0)
    reader.note('REPORT_LEFT_OUT', 'report.txt repeats the summary with two decimals; it is not used.');
  const config = readConfig(reader, beside.config);
  const point = readEndpointsPoint(reader, { printed, streamed: config.streamed });
  const measurements = beside.measurements === null ? null : fieldReader(objectOf(beside.measurements));
  const weights =
    measurements === null ? null : precisionWord(measurements, 'weight_data_types', 'precision.weights');
  measurements?.understood(Object.keys(objectOf(beside.measurements)));
  const described = beside.system === null ? null : readMlperfSystem(objectOf(beside.system));
  if (described === null)
    reader.note('SYSTEM_UNKNOWN', 'The system description (systems/*.json) was not given.', 'system');
  const readers = [reader, config.reader, measurements, described?.reader ?? null];
  return runOfReaders(
    readers.filter((each) => each !== null),
    {
      tool: 'mlperf-endpoints',
      toolVersion: reader.text('version', 'source.toolVersion'),
      points: [point],
      servedName: config.servedName,
      precision: { weights },
      ...(described === null ? {} : { system: described.system }),
    },
  );
}

function objectOf(file: ParsedFile | null): JsonObject {
  return file?.content.kind === 'object' ? file.content.object : {};
}

/** The model's name and whether answers were streamed; endpoints, data sets and paths stay in the file. */
function readConfig(
  reader: FieldReader,
  file: ParsedFile | null,
): { servedName: string | null; streamed: boolean | null; reader: FieldReader | null } {
  const read = file?.content.kind === 'text' ? readYamlReport(file.content.text) : null;
  if (read !== null && !read.ok) throw read.error;
  if (read === null) {
    const message = 'The result does not name the model; config.yaml of the run does, and was not given.';
    reader.note('MODEL_UNNAMED', message, 'model');
    return { servedName: null, streamed: null, reader: null };
  }
  const config = fieldReader(read.value.object);
  const params = config.inside('model_params');
  const streaming = params?.raw('streaming') ?? null;
  config.understood(Object.keys(read.value.object));
  return {
    servedName: params?.text('name', 'model.servedName') ?? null,
    // YAML 1.1 reads a bare "on" as true.
    streamed: streaming === null ? null : streaming === true || streaming === 'on',
    reader: config,
  };
}
