// Format: MLPerf Inference, measurements.json beside the results: what was done to the weights.
// https://github.com/mlcommons/policies/blob/master/submission_rules.adoc (read 2026-11-21)
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import type { Task } from '@inferbench/domain/terms/task';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { JsonObject } from '../../shared/importer.ts';
import { precisionWord } from '../../shared/precision-word.ts';
import { taskOfName } from '../../shared/task-words.ts';

export function isMlperfMeasurements(object: JsonObject): boolean {
  return ['weight_data_types', 'input_data_types', 'retraining'].every((key) => Object.hasOwn(object, key));
}

export interface MlperfMeasurements {
  reader: FieldReader;
  weights: PrecisionWord | null;
  task: Task | null;
}

const HINTS = [
  ['weight_data_types', 'precision.weights'],
  ['input_data_types', 'precision.activations'],
  ['weight_transformations', 'precision.weights'],
  ['starting_weights_filename', 'model'],
  ['retraining', 'model'],
] as const;

/** The format of the weights, which no log states; everything else is a hint. */
export function readMlperfMeasurements(object: JsonObject): MlperfMeasurements {
  const reader = fieldReader(object, { prefix: 'measurements: ' });
  const weights = precisionWord(reader, 'weight_data_types', 'precision.weights');
  for (const [key, path] of HINTS) reader.hint(key, path);
  const file = reader.raw('starting_weights_filename');
  return { reader, weights, task: typeof file === 'string' ? taskOfName(file) : null };
}

const SCENARIO = /^(?:offline|server|interactive|singlestream|multistream)$/i;

const OF_THE_RUN = /^(?:performance|accuracy|power|results|run_\d+|\.{0,2})$/i;

/** The folder above that of the scenario names the model, as in `results/SYSTEM/resnet50/Server/performance/run_1`; else the file's own. */
export function modelOfPath(name: string | null): string | null {
  const folders = (name ?? '').split(/[/\\]/).slice(0, -1);
  const at = folders.findLastIndex((folder) => SCENARIO.test(folder));
  const called = at < 1 ? folders.findLast((folder) => !OF_THE_RUN.test(folder)) : folders[at - 1];
  return called === undefined || OF_THE_RUN.test(called) ? null : called.slice(0, 120);
}
