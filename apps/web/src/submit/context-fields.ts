import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import type { ContextField } from './context-field.ts';

const WORDS = PrecisionWord.options;
/** Boundaries of a measurement: nothing else can be stated beside a file. */
const BOUNDARIES = PowerBoundary.exclude(['tdp', 'simulated']).options;

/** What result files lack, in the order in which it is asked; read on the server, so that zod stays there. */
export const CONTEXT_FIELDS: readonly ContextField[] = [
  ...inGroup('System and model', [
    {
      path: 'system.chip',
      label: 'Chip',
      kind: 'text',
      needed: true,
      suggest: 'chips',
      hint: 'any name of it',
    },
    { path: 'system.chips', label: 'Number of chips', kind: 'whole', needed: true },
    {
      path: 'model.slug',
      label: 'Model',
      kind: 'text',
      needed: true,
      suggest: 'models',
      hint: 'any name of it',
    },
    { path: 'system.framework', label: 'Framework', kind: 'text', hint: 'such as vllm' },
    { path: 'system.frameworkVersion', label: 'Version', kind: 'text' },
    { path: 'system.tensorParallel', label: 'Tensor parallel', kind: 'whole', hint: 'empty: all chips' },
    { path: 'system.pipelineParallel', label: 'Pipeline parallel', kind: 'whole', hint: 'empty: 1' },
    { path: 'system.expertParallel', label: 'Expert parallel', kind: 'whole' },
    { path: 'system.maxContextTokens', label: 'Longest context', kind: 'whole', hint: '--max-model-len' },
    { path: 'system.warmUp.requests', label: 'Warm-up', kind: 'whole', hint: 'requests' },
    { path: 'system.warmUp.durationSec', label: 'Warm-up time', kind: 'number', hint: 's' },
    { path: 'example', label: 'An example, not measured', kind: 'yes' },
  ]),
  ...inGroup('Precision', [
    { path: 'precision.weights', label: 'Weights', kind: 'choice', needed: true, options: WORDS },
    { path: 'precision.activations', label: 'Activations', kind: 'choice', options: WORDS },
    { path: 'precision.kv', label: 'KV cache', kind: 'choice', options: WORDS },
    { path: 'precision.quality.benchmark', label: 'Quality benchmark', kind: 'text', hint: 'with shots' },
    { path: 'precision.quality.score', label: 'Score as served', kind: 'number' },
    { path: 'precision.quality.referenceScore', label: 'Score as published', kind: 'number' },
    { path: 'precision.quality.source', label: 'Where it can be read', kind: 'text' },
  ]),
  ...inGroup('Power', [
    { path: 'power.boundary', label: 'Boundary', kind: 'choice', options: BOUNDARIES },
    { path: 'power.averageWatts', label: 'Mean power', kind: 'number', hint: 'W, all chips' },
    { path: 'power.energyJoules', label: 'Energy', kind: 'number', hint: 'J, of the window' },
    { path: 'power.windowSec', label: 'Window', kind: 'number', hint: 's' },
    { path: 'power.meter', label: 'Meter', kind: 'text' },
  ]),
  ...inGroup('Techniques', [
    { path: 'techniques.prefixCache', label: 'Prefix cache', kind: 'choice', options: ['on', 'off'] },
    { path: 'techniques.prefixCacheHitRate', label: 'Cache hit rate', kind: 'number', hint: '0 to 1' },
    {
      path: 'techniques.speculative.method',
      label: 'Speculative decoding',
      kind: 'text',
      hint: 'such as eagle',
    },
    { path: 'techniques.speculative.draftModel', label: 'Draft model', kind: 'text' },
    { path: 'techniques.speculative.draftTokens', label: 'Draft tokens a step', kind: 'whole' },
    { path: 'techniques.speculative.meanAcceptedTokens', label: 'Tokens a step yields', kind: 'number' },
  ]),
  ...inGroup('Load, where the file does not say it', [
    { path: 'workload.batch', label: 'Batch', kind: 'number' },
    { path: 'workload.inputTokens', label: 'Prompt', kind: 'number', hint: 'tokens' },
    { path: 'workload.outputTokens', label: 'Answer', kind: 'number', hint: 'tokens' },
    { path: 'workload.contextTokens', label: 'Context', kind: 'number', hint: 'tokens' },
  ]),
];

function inGroup(
  group: ContextField['group'],
  fields: readonly Omit<ContextField, 'group'>[],
): ContextField[] {
  return fields.map((field) => ({ ...field, group }));
}
