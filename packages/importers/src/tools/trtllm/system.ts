import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { precisionWord } from '../../shared/precision-word.ts';

const HINTS = [
  ['engine.dtype', 'precision.activations'],
  ['engine.backend', 'system.software'],
  ['machine.memory.total', 'system.memoryPerChip'],
  ['world_info.max_batch_size', 'system'],
  ['world_info.max_num_tokens', 'system'],
  ['world_info.scheduling_policy', 'system'],
  ['world_info.kv_cache_percentage', 'system'],
] as const;

/** Chips and split as the report states them; its GPU is a name, not an entry of the catalogue. */
export function systemOf(reader: FieldReader, version: string | null): Partial<Run['system']> {
  const size = (key: string, path: string) => {
    const value = reader.whole(key, path, 'GPUs');
    return isPositive(value) ? value : null;
  };
  reader.text('machine.name', 'system.chip');
  for (const [key, path] of HINTS) reader.hint(key, path);
  return {
    chips: size('world_info.world_size', 'system.chips'),
    tensorParallel: size('world_info.tp_size', 'system.tensorParallel'),
    pipelineParallel: size('world_info.pp_size', 'system.pipelineParallel'),
    expertParallel: size('world_info.ep_size', 'system.expertParallel'),
    framework: 'tensorrt-llm',
    frameworkVersion: version?.slice(0, 60) ?? null,
  };
}

/** Quantisation names the weights and, but for weight-only ones, the activations; `dtype` is what computes and no format of weights. */
export function precisionOf(reader: FieldReader): Partial<Run['precision']> {
  const dtype = precisionWord(reader, 'engine.dtype', 'precision.activations');
  const quantised = precisionWord(reader, 'engine.quantization', 'precision.weights');
  const weightOnly = quantised === 'int4' || quantised === 'int8-weight-only';
  return {
    weights: quantised,
    activations: quantised === null || weightOnly ? dtype : quantised,
    kv: precisionWord(reader, 'engine.kv_cache_dtype', 'precision.kv'),
  };
}
