import { boardKeys } from '@inferbench/domain/board/board-keys';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { KeyCount } from '@inferbench/domain/scores/comparability';
import type { ComparedSystem, Comparison, MetricComparison } from '@inferbench/domain/board/comparison';
import type { ContextMark } from '@inferbench/domain/board/context-analysis';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import type { AtContext } from '@inferbench/scoring/context-retention';
import { counted } from '@inferbench/units/english';
import { isLanguageModel } from '@inferbench/domain/models/model';
import type { CurveSystem } from '../context/curve-system.ts';
import { assumptionsOf, type PointFacts } from './assumptions.ts';
import { cautionsOf } from './cautions.ts';
import { compareMetrics, type Side } from './metric-comparison.ts';
import { retentionOf } from './retention.ts';
import {
  type AnalysisInput,
  curvesOfSystems,
  measuredPairs,
  type Pairs,
  simulatedPairs,
} from '../context/analyse.ts';
import { isSimulated } from '../simulated-metric.ts';

/** The metric over which retention and crossings are told. */
export const OVER_CONTEXT: Metric = 'USEFUL_TOPS';

/** One of two systems of a slice. */
export interface CompareSide extends Side {
  /** Slug. */
  system: string;
  label: string;
  /** Facts of the point that stands for it. */
  facts: PointFacts;
  /** Null where its work has no time. */
  curve: CurveSystem | null;
  /** Ranked points at any context. */
  points: readonly AtContext[];
  marks: readonly ContextMark[];
}

export interface CompareInput {
  slice: Slice;
  a: CompareSide;
  b: CompareSide;
  keyCounts: readonly KeyCount[];
  catalogue: CatalogueView;
}

/** Two systems of a slice: what was assumed, every metric, what to beware of, and where they cross over context. */
export function compareSystems({ slice, a, b, keyCounts, catalogue }: CompareInput): Comparison {
  const assumptions = assumptionsOf(a.facts, b.facts);
  const metrics = compareMetrics(a, b, keyCounts);
  const { crossings, noCrossings } = pairCrossings({
    slice,
    metric: OVER_CONTEXT,
    systems: [a, b].flatMap(({ curve }) => curve ?? []),
    marks: [...a.marks, ...b.marks],
    catalogue,
  });
  return {
    a: comparedSystem(a),
    b: comparedSystem(b),
    keys: boardKeys(keyCounts),
    assumptions,
    metrics,
    cautions: cautionsOf(assumptions, metrics),
    crossings,
    noCrossings,
    summary: summaryOf(metrics, a.label, b.label),
  };
}

function comparedSystem({ system, label, points, facts }: CompareSide): ComparedSystem {
  return { system, label, retention: retentionOf(OVER_CONTEXT, points, facts.position.batch) };
}

function summaryOf(metrics: readonly MetricComparison[], a: string, b: string): string {
  const count = (better: MetricComparison['better']) =>
    metrics.filter((metric) => metric.better === better).length;
  const [left, right, tied, open] = [count('A'), count('B'), count('TIED'), count(null)];
  const compared = left + right + tied;
  if (compared === 0) return `${a} and ${b} cannot be compared by any metric.`;
  const draws = tied === 0 ? '' : `, ${tied} tied within their intervals`;
  const without = open === 0 ? '' : `; ${open} cannot be compared`;
  return `Of ${counted(compared, 'metric')}, ${a} is better in ${left} and ${b} in ${right}${draws}${without}.`;
}

/** Crossings of two systems of a slice over context, measured first, then simulated: `analyseContext` without the others. */
function pairCrossings(input: AnalysisInput): Pairs {
  const { slice, metric, catalogue, systems, marks } = input;
  const model = catalogue.models.get(slice.model);
  const common = {
    higherIsBetter: METRIC_DEFINITIONS[metric].higherIsBetter,
    modelMaxContext: model && isLanguageModel(model) ? model.maxContextTokens : 0,
    catalogue,
  };
  const curves = isSimulated(metric) ? curvesOfSystems(input, { shown: systems, others: [] }) : [];
  const [measured, simulated] = [measuredPairs(marks, common), simulatedPairs(curves, common)];
  return {
    crossings: [...measured.crossings, ...simulated.crossings],
    noCrossings: [...measured.noCrossings, ...simulated.noCrossings],
  };
}
