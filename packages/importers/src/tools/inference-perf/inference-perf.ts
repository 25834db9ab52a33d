// Format: inference-perf's report folder, one *_lifecycle_metrics.json a load stage.
// https://github.com/kubernetes-sigs/inference-perf/blob/main/docs/reports.md (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { flatKeys } from '../../shared/flat-keys.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { isPerRequestFile, type StageRequests, stageRequests } from './requests.ts';
import { readStage } from './stage.ts';
import { readYaml } from '../../shared/read-yaml.ts';

// Format: inference-perf's config.yaml.
// https://github.com/kubernetes-sigs/inference-perf/blob/main/docs/config.md (read 2026-11-21)
interface PerfConfig {
  modelName: string | null;
  reader: FieldReader;
}

const MAX_CHARS = 256 * 1024;

/** Reads what the configuration says about the model; its addresses, keys and paths stay out of the run. */
function perfConfig({ content }: ParsedFile): PerfConfig | null {
  if (content.kind !== 'text' || !/^load:/m.test(content.text) || !/^server:/m.test(content.text))
    return null;
  const read = readYaml(content.text, { maxChars: MAX_CHARS, path: 'document', expected: 'YAML' });
  if (!read.ok || !isRecord(read.value)) return null;
  const flat = flatKeys(read.value);
  const reader = fieldReader(flat);
  const modelName = reader.text('server.model_name', 'model.servedName');
  // Settings, and among them what nobody but its owner should see.
  reader.understood(Object.keys(flat));
  return { modelName, reader };
}

type Kind = 'stage' | 'summary' | 'prometheus';

/** Lifecycle files hold latencies of the client; the summary mixes all stages; prometheus files are of the server. */
function kindOf({ content }: ParsedFile): Kind | null {
  if (content.kind !== 'object') return null;
  const { load_summary: load, successes, failures } = content.object;
  if (!isRecord(load) || !isRecord(successes) || !isRecord(failures)) return null;
  if (!Object.hasOwn(successes, 'latency') && Object.keys(load).length === 0) return 'prometheus';
  return ['requested_rate', 'concurrency', 'send_duration'].some((key) => Object.hasOwn(load, key))
    ? 'stage'
    : 'summary';
}

export const inferencePerf: Importer = {
  format: 'INFERENCE_PERF',
  recognises: (file) => kindOf(file) !== null || perfConfig(file) !== null || isPerRequestFile(file),
  read(files) {
    const stages = files
      .filter((file) => kindOf(file) === 'stage')
      .toSorted((a, b) => stageNumber(a) - stageNumber(b));
    if (stages.length === 0) {
      throw fileMissing(
        'These files of inference-perf hold no load stage: a summary mixes all stages and a prometheus file counts other requests.',
        'Give the stage_N_lifecycle_metrics.json files.',
      );
    }
    const config = files.map(perfConfig).find((found) => found !== null) ?? null;
    const requests = files.filter(isPerRequestFile).flatMap(stageRequests);
    return [toRun(stages, { config, requests, left: files.map(kindOf) })];
  },
};

/** Number that orders points alone: nothing is read from a name. */
function stageNumber({ name }: ParsedFile): number {
  return Number(/stage_(\d{1,6})_/.exec(name ?? '')?.[1] ?? 0);
}

function toRun(
  stages: readonly ParsedFile[],
  {
    config,
    requests,
    left,
  }: { config: PerfConfig | null; requests: StageRequests[]; left: readonly (Kind | null)[] },
): Run {
  const read = stages.map((file, index) => {
    const reader = fieldReader(flatKeys(file.content.kind === 'object' ? file.content.object : {}));
    return { reader, ...readStage(reader, index, requests) };
  });
  const readers = read.map(({ reader }) => reader);
  const [first] = readers;
  if (first) noteLeftOut(first, left, config);
  return runOfReaders(config ? [...readers, config.reader] : readers, {
    tool: 'inference-perf',
    variant: read.every(({ detailed }) => detailed) ? 'detailed' : 'aggregate',
    points: read.map(({ point }) => point),
    servedName: config?.modelName ?? null,
  });
}

function noteLeftOut(reader: FieldReader, kinds: readonly (Kind | null)[], config: PerfConfig | null): void {
  if (kinds.includes('summary'))
    reader.note('SUMMARY_IGNORED', 'The summary mixes all stages, so it is no point of its own.');
  if (kinds.includes('prometheus')) {
    reader.note(
      'PROMETHEUS_IGNORED',
      'Prometheus files count whatever the server did in the scrape window, not the requests of the stage.',
    );
  }
  if (config === null)
    reader.note('CONFIG_MISSING', 'Model and limits are only in config.yaml, which was not given.', 'model');
}
