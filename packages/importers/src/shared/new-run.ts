import type { Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { FieldReader } from './field-reader.ts';
import { evidenceOf } from './run-evidence.ts';

/** What a tool's file says of a run; everything else stays unknown. */
export interface StatedRun {
  tool: string;
  toolVersion?: string | null;
  /** `detailed`: statistics are ours, from single requests; left out: `aggregate`. */
  variant?: Run['source']['variant'];
  servedName?: string | null;
  /** ISO 8601 with a zone. */
  startedAt?: string | null;
  /** The same, where the file does not say whether the run began or ended then. */
  recordedAt?: string | null;
  system?: Partial<Run['system']>;
  precision?: Partial<Run['precision']>;
  techniques?: Partial<Run['techniques']>;
  points: Point[];
}

/** A run with what its file says, where each value came from, and null for all it does not say. Call after all reading. */
export function newRun(reader: FieldReader, stated: StatedRun): Run {
  return {
    schema: 'inferbench.run/1',
    source: {
      tool: stated.tool,
      toolVersion: stated.toolVersion?.slice(0, 60) ?? null,
      variant: stated.variant ?? 'aggregate',
      ...evidenceOf([reader]),
    },
    example: false,
    startedAt: stated.startedAt ?? null,
    ...(stated.recordedAt == null ? {} : { recordedAt: stated.recordedAt }),
    publication: null,
    system: {
      chip: null,
      chips: null,
      tensorParallel: null,
      pipelineParallel: null,
      expertParallel: null,
      framework: null,
      frameworkVersion: null,
      ...stated.system,
    },
    model: { servedName: stated.servedName?.slice(0, 200) ?? '(not named)', slug: null },
    precision: { weights: null, activations: null, kv: null, ...stated.precision },
    techniques: { speculative: null, prefixCacheHitRate: null, ...stated.techniques },
    points: stated.points,
  };
}
