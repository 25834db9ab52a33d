// Format: ML.ENERGY leaderboard v3, one JSON a model and task with its configurations, or one a task.
// https://github.com/ml-energy/leaderboard/tree/master/public/data (read 2026-11-22)
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { isRecord } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import type { Importer, JsonObject, ParsedFile } from '../../shared/importer.ts';
import { imagePoint, textPoint } from './v3-point.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { precisionWord } from '../../shared/precision-word.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';

const ENERGIES = ['energy_per_token_joules', 'energy_per_image_joules', 'energy_per_video_joules'] as const;

export const mlEnergyV3: Importer = {
  format: 'ML_ENERGY',
  recognises: (file) => documentOf(file) !== null,
  read: (files) => files.flatMap((file) => runsOf(documentOf(file) ?? {})),
};

function documentOf({ content }: ParsedFile): JsonObject | null {
  if (content.kind !== 'object') return null;
  const { configurations } = content.object;
  if (!Array.isArray(configurations) || !Object.hasOwn(content.object, 'task')) return null;
  const named = Object.hasOwn(content.object, 'model_id');
  return named || configurations.some((entry: unknown) => isRecord(entry) && hasEnergy(entry))
    ? content.object
    : null;
}

function hasEnergy(configuration: JsonObject): boolean {
  return ENERGIES.some((key) => Object.hasOwn(configuration, key));
}

/** A run each configuration; one that is no square image is left out and said. */
function runsOf(document: JsonObject): Run[] {
  const configurations = fieldReader(document).list('configurations') ?? [];
  if (configurations.length === 0) throw nothingMeasured('configurations', 'The file lists no configuration');
  const runs: Run[] = [];
  const left: InferbenchError[] = [];
  for (const [index, entry] of configurations.entries()) {
    try {
      runs.push(toRun(document, entry, index));
    } catch (error) {
      if (!(error instanceof InferbenchError) || error.code !== 'IMPORT_RUN_INVALID') throw error;
      left.push(error);
    }
  }
  const [first] = left;
  if (first !== undefined && runs.length === 0) throw first;
  for (const run of runs)
    for (const { message } of left.slice(0, 5))
      run.source.warnings.push({ code: 'RUN_LEFT_OUT', message: message.slice(0, 500), path: null });
  return runs;
}

function toRun(document: JsonObject, entry: unknown, index: number): Run {
  const top = fieldReader(document);
  if (!isRecord(entry)) throw top.refused(`configurations[${index}]`, entry, 'an object');
  const reader = fieldReader(entry, { prefix: `configurations[${index}].` });
  if (Object.hasOwn(entry, 'energy_per_video_joules'))
    throw runInvalid(
      `${reader.place('energy_per_video_joules')}: the configuration is of a video model, which InferBench does not score.`,
      'text-to-video',
    );
  const isImage = Object.hasOwn(entry, 'energy_per_image_joules') || Object.hasOwn(entry, 'batch_latency_s');
  const point: SummaryPoint = isImage ? imagePoint(reader) : textPoint(reader);
  const servedName = reader.text('model_id', 'model.servedName') ?? top.text('model_id', 'model.servedName');
  const weights = reader.has('weight_precision')
    ? precisionWord(reader, 'weight_precision', 'precision.weights')
    : precisionWord(top, 'weight_precision', 'precision.weights');
  const system = readSystem(reader);
  top.understood(['configurations', 'output_length_distribution', 'task_display_name', ...DESCRIPTION]);
  reader.understood(['output_length_distribution', 'batch_size', ...DESCRIPTION]);
  return runOfReaders([reader, top], {
    tool: 'ml-energy',
    toolVersion: 'v3',
    points: [point],
    servedName,
    system,
    precision: { weights },
  });
}

/** Keys that describe the model, which the catalogue knows by its name. */
const DESCRIPTION = [
  'model_id',
  'nickname',
  'task',
  'total_params_billions',
  'activated_params_billions',
  'architecture',
  'weight_precision',
];

function readSystem(reader: FieldReader): Partial<Run['system']> {
  reader.text('gpu_model', 'system.chip');
  const chips = reader.whole('num_gpus', 'system.chips', 'GPUs');
  const split = reader.child('parallelization');
  const degree = (key: string, path: string) => {
    const value = split?.whole(key, path, 'GPUs') ?? null;
    return isPositive(value) ? value : null;
  };
  split?.understood(['data_parallel', 'notes', 'ulysses_degree', 'ring_degree']);
  reader.understood(['ulysses_degree', 'ring_degree']);
  return {
    chips: isPositive(chips) ? chips : null,
    tensorParallel: degree('tensor_parallel', 'system.tensorParallel'),
    expertParallel: degree('expert_parallel', 'system.expertParallel'),
  };
}
