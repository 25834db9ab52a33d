import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { summaryPoint } from '@inferbench/importers/shared/summary-point';
import type { Run } from '@inferbench/domain/runs/run';

/** One static batch on a chip of the catalogue. */
export function constructed(change: {
  chip?: string;
  chips?: number;
  model: string;
  precision?: Partial<Run['precision']>;
  system?: Partial<Run['system']>;
  techniques?: Partial<Run['techniques']>;
  point: Partial<SummaryPoint>;
}): Run {
  const { chip = 'nvidia-h100-sxm5-80gb', chips = 1, model, precision, system, techniques, point } = change;
  const split = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
  return {
    schema: 'inferbench.run/1',
    source: {
      tool: 'hand',
      toolVersion: null,
      variant: 'aggregate',
      fields: [],
      warnings: [],
      unknownKeys: [],
    },
    example: false,
    startedAt: null,
    publication: null,
    system: { chip, chips, ...split, framework: null, frameworkVersion: null, ...system },
    model: { servedName: model, slug: model },
    precision: { weights: 'bf16', activations: 'bf16', kv: 'bf16', ...precision },
    techniques: { speculative: null, prefixCacheHitRate: null, ...techniques },
    points: [summaryPoint({ phase: 'DECODE', batch: 1, contextTokens: 1000, ...point })],
  };
}
