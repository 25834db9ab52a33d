import { type MeasurementList, type MeasurementRow, splitWords } from '@inferbench/domain/measurement-list';
import type { SummaryPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';

/** Points that share a system, software, model and precision as one run of their publication. */
export function toRun(
  source: MeasurementList['source'],
  rows: readonly MeasurementRow[],
  points: SummaryPoint[],
): Run {
  const [first] = rows;
  if (first === undefined) throw new RangeError('a run has at least one row');
  return {
    schema: 'inferbench.run/1',
    source: {
      tool: 'published',
      toolVersion: null,
      variant: 'aggregate',
      fields: [],
      warnings: splitWarnings(first),
      unknownKeys: [],
    },
    example: false,
    startedAt: null,
    publication: {
      document: source.document,
      revision: first.revision ?? null,
      licence: source.licence,
      method: source.method,
      caution: source.caution,
    },
    system: {
      chip: first.hardware,
      chips: first.chips,
      ...splitOf(first),
      framework: first.framework,
      frameworkVersion: first.frameworkVersion ?? null,
    },
    model: { servedName: first.model, slug: first.model },
    precision: { weights: first.weights ?? null, activations: null, kv: first.kv ?? null },
    techniques: { speculative: null, prefixCacheHitRate: null },
    points,
  };
}

/** A stated split that the run's numbers do not hold. */
function splitWarnings(row: MeasurementRow): Run['source']['warnings'] {
  const { tensorParallel, pipelineParallel, expertParallel } = splitOf(row);
  const held = tensorParallel ?? pipelineParallel ?? expertParallel;
  if (row.parallelism === undefined || held !== null) return [];
  const message = `The source splits the model by "${row.parallelism}", which no number here holds.`;
  return [{ code: 'SPLIT_NOT_MAPPED', message, path: 'system.tensorParallel' }];
}

type Split = Pick<Run['system'], 'tensorParallel' | 'pipelineParallel' | 'expertParallel'>;

/** "tp1/ep8" and the like; words that do not fit the pattern, and splits that do not divide the chips, stay unknown. */
function splitOf({ parallelism, chips }: MeasurementRow): Split {
  const unknown = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
  if (parallelism === undefined) return unknown;
  const words = splitWords(parallelism);
  const sizes = new Map(words.filter((word) => word !== null));
  if (words.includes(null)) return unknown;
  const split = {
    // Replicas alone: every one of them is a whole model on its own chips.
    tensorParallel: sizes.get('tp') ?? (sizes.has('ep') ? null : 1),
    pipelineParallel: sizes.get('pp') ?? null,
    expertParallel: sizes.get('ep') ?? null,
  };
  const group =
    Math.max(split.tensorParallel ?? 1, split.expertParallel ?? 1) * (split.pipelineParallel ?? 1);
  return chips % group === 0 ? split : unknown;
}
