import { parseLayout } from '@inferbench/domain/terms/layout';
import {
  type MeasurementList,
  type MeasurementRow,
  splitWords,
} from '@inferbench/domain/runs/measurement-list';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';

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
      ...(first.measured === undefined ? {} : { measured: first.measured }),
      ...(source.campaign === undefined ? {} : { campaign: source.campaign }),
      ...(first.inferred === undefined ? {} : { configuration: 'INFERRED' as const }),
      ...(first.configuration === undefined ? {} : { sourceConfiguration: first.configuration }),
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
    techniques: techniquesOf(first),
    points,
  };
}

/** Conversations reuse their beginnings; how much of them is not published. */
function techniquesOf({ drafting, regime }: MeasurementRow): Run['techniques'] {
  const unknown = { draftModel: null, draftTokens: null, meanAcceptedTokens: null };
  return {
    speculative: drafting === undefined ? null : { method: drafting, ...unknown },
    prefixCacheHitRate: null,
    ...(regime === 'agentic' ? { prefixCache: 'on' as const } : {}),
  };
}

/** A stated split that the run's numbers do not hold. */
function splitWarnings(row: MeasurementRow): Run['source']['warnings'] {
  const { tensorParallel, pipelineParallel, expertParallel, layout, sequenceParallel } = splitOf(row);
  const held = tensorParallel ?? pipelineParallel ?? expertParallel ?? layout ?? sequenceParallel ?? null;
  if (row.parallelism === undefined || held !== null) return [];
  const message = `The source splits the model by "${row.parallelism}", which no number here holds.`;
  return [{ code: 'SPLIT_NOT_MAPPED', message, path: 'system.tensorParallel' }];
}

type Split = Pick<
  Run['system'],
  'tensorParallel' | 'pipelineParallel' | 'expertParallel' | 'layout' | 'sequenceParallel'
>;

/** "tp1/ep8" and the like; words that do not fit the pattern, and splits that do not divide the chips, stay unknown. */
function splitOf({ parallelism, chips }: MeasurementRow): Split {
  const unknown = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
  if (parallelism === undefined) return unknown;
  const words = splitWords(parallelism);
  const sizes = new Map(words.filter((word) => word !== null));
  const sequence = /^sp(\d+)\b/.exec(parallelism)?.[1];
  if (sequence !== undefined && Number(sequence) === chips) return { ...unknown, sequenceParallel: chips };
  if (words.includes(null)) {
    const layout = parseLayout(parallelism, chips);
    return layout === null ? unknown : { ...unknown, layout };
  }
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
