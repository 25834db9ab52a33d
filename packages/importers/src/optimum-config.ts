import type { PrecisionWord } from '@inferbench/domain/precision';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { isRecord } from './content-items.ts';
import { flatKeys } from './flat-keys.ts';
import { precisionWord } from './precision-word.ts';

type Document = Readonly<Record<string, unknown>>;

export interface OptimumSettings {
  model: string | null;
  task: string | null;
  backend: string | null;
  toolVersion: string | null;
  precision: PrecisionWord | null;
  batch: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  reader: FieldReader | null;
}

export const NO_CONFIG: OptimumSettings = {
  model: null,
  task: null,
  backend: null,
  toolVersion: null,
  precision: null,
  batch: null,
  inputTokens: null,
  outputTokens: null,
  reader: null,
};

export function isConfig(object: Document): boolean {
  return isRecord(object['scenario']) && isRecord(object['backend']) && Object.hasOwn(object, 'launcher');
}

/** What the configuration asked for; paths, environment and whatever else it holds stay out of the run. */
export function readConfig(config: Document): OptimumSettings {
  const flat = flatKeys(config);
  const reader = fieldReader(flat);
  const quantised = typeof flat['backend.quantization_scheme'] === 'string';
  if (quantised) {
    reader.note(
      'QUANTISED',
      'The configuration names a quantisation scheme, not the format of the weights; state it.',
      'precision.weights',
    );
  }
  const settings = {
    model: reader.text('backend.model', 'model.servedName'),
    task: reader.text('backend.task', 'points[0].phase'),
    backend: reader.text('backend.name', 'system.framework')?.slice(0, 60) ?? null,
    toolVersion: reader.text('environment.optimum_benchmark_version', 'source.toolVersion'),
    precision: quantised ? null : precisionWord(reader, 'backend.torch_dtype', 'precision.weights'),
    batch: reader.number('scenario.input_shapes.batch_size', 'points[0].batch', 'sequences'),
    inputTokens: reader.number('scenario.input_shapes.sequence_length', 'points[0].inputTokens', 'tokens'),
    outputTokens: reader.number(
      'scenario.generate_kwargs.max_new_tokens',
      'points[0].outputTokens',
      'tokens',
    ),
    reader,
  };
  reader.understood(Object.keys(flat));
  return settings;
}
