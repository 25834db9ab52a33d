import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { flatKeys } from '../../shared/flat-keys.ts';

type Document = Readonly<Record<string, unknown>>;

export interface OptimumSettings {
  model: string | null;
  task: string | null;
  backend: string | null;
  backendVersion: string | null;
  toolVersion: string | null;
  batch: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  reader: FieldReader | null;
}

export const NO_CONFIG: OptimumSettings = {
  model: null,
  task: null,
  backend: null,
  backendVersion: null,
  toolVersion: null,
  batch: null,
  inputTokens: null,
  outputTokens: null,
  reader: null,
};

export function isConfig(object: Document): boolean {
  return isRecord(object['scenario']) && isRecord(object['backend']) && Object.hasOwn(object, 'launcher');
}

const HINTS = [
  ['backend.torch_dtype', 'precision.activations'],
  ['backend.dtype', 'precision.activations'],
  ['backend.quantization_scheme', 'precision.weights'],
  ['backend.device', 'system'],
  ['backend.device_ids', 'system.chips'],
  ['environment.gpu_count', 'system.chips'],
  ['environment.gpu_vram_mb', 'system.memory'],
  ['environment.transformers_version', 'system.software'],
  ['environment.optimum_version', 'system.software'],
  ['environment.accelerate_version', 'system.software'],
  ['environment.diffusers_version', 'system.software'],
] as const;

/** Every GPU of the host, of which `device_ids` were used: a hint and no count. */
function noteLists(reader: FieldReader, config: Document): void {
  const { environment } = config;
  const gpus = isRecord(environment) ? environment['gpu'] : null;
  const names = (Array.isArray(gpus) ? gpus : [gpus]).filter(
    (name) => typeof name === 'string' && name !== '',
  );
  if (names.length === 0) return;
  // A display adapter serves nothing.
  const [first, ...others] = new Set(names.map(String).filter((name) => !/display/i.test(name)));
  if (others.length === 0 && first !== undefined)
    reader.hints.push({ path: 'system.chip', key: 'environment.gpu', value: first.slice(0, 200) });
  if (new Set(names).size > 1)
    reader.hints.push({ path: 'system', key: 'environment.gpu', value: names.join(', ').slice(0, 200) });
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
    backendVersion: reader.text('backend.version', 'system.frameworkVersion')?.slice(0, 60) ?? null,
    toolVersion: reader.text('environment.optimum_benchmark_version', 'source.toolVersion'),
    batch: reader.number('scenario.input_shapes.batch_size', 'points[0].batch', 'sequences'),
    inputTokens: reader.number('scenario.input_shapes.sequence_length', 'points[0].inputTokens', 'tokens'),
    outputTokens: reader.number(
      'scenario.generate_kwargs.max_new_tokens',
      'points[0].outputTokens',
      'tokens',
    ),
    reader,
  };
  // A torch dtype is what computes; quantised checkpoints have one as well.
  for (const [key, path] of HINTS) reader.hint(key, path);
  noteLists(reader, config);
  reader.understood(Object.keys(flat));
  return settings;
}
