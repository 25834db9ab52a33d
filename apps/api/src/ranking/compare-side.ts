import type { PairEntry, PairPoint } from '@inferbench/db/pair-reader';
import type { ContextMark } from '@inferbench/domain/context-analysis';
import { meanLengths } from '@inferbench/domain/point';
import { systemLabel } from '@inferbench/domain/system-label';
import type { CurveSystem } from '@inferbench/analyses/context/curve-system';
import type { PointFacts } from '@inferbench/analyses/ranking/assumptions';
import { type CompareSide, OVER_CONTEXT } from '@inferbench/analyses/ranking/compare';
import { toCurveSystem } from '../crossover/read-context-analysis.ts';

/** What a comparison needs of one system; null where it has no value in the slice. */
export function toCompareSide(
  entries: readonly PairEntry[],
  points: readonly PairPoint[],
): CompareSide | null {
  const [stands] = entries.toSorted(
    (a, b) => Number(b.metric === OVER_CONTEXT) - Number(a.metric === OVER_CONTEXT),
  );
  const point = points.find(({ point_id }) => point_id === stands?.point_id);
  if (stands === undefined || point === undefined) return null;
  const ranked = points.filter(({ ranks }) => ranks);
  return {
    system: point.system,
    label: labelOf(point),
    metrics: point.metrics,
    entries: entries.map((entry) => ({
      metric: entry.metric,
      comparabilityKey: entry.comparability_key,
      value: entry.value,
      interval: { low: entry.interval_low, high: entry.interval_high, assumed: entry.interval_assumed },
      rank: entry.rank,
      pointId: entry.point_id,
    })),
    facts: factsOf(point),
    curve: curveOf(point),
    points: ranked.map(({ system, position, metrics }) => ({
      system,
      batch: position.batch,
      context: position.context,
      value: metrics[OVER_CONTEXT],
    })),
    marks: points.flatMap(markOf),
  };
}

function labelOf({ chip_name, chips, framework }: PairPoint): string {
  return systemLabel({ chipName: chip_name, chips, framework });
}

function factsOf({ document, precision, ...point }: PairPoint): PointFacts {
  const lengths = meanLengths(document);
  return {
    chip: point.chip,
    chips: point.chips,
    framework: point.framework,
    frameworkVersion: point.framework_version,
    weights: precision.weights,
    kv: precision.kv,
    inputTokens: lengths?.inputTokens ?? null,
    outputTokens: lengths?.outputTokens ?? null,
    position: point.position,
    powerBoundary: point.energy[0]?.boundary ?? null,
    costBases: point.costs.map(({ basis }) => basis),
    evidenceGrade: point.evidence_grade,
    kind: point.kind,
    sourceGrade: document.measurement === 'summary' ? (document.reported?.sourceGrade ?? null) : null,
  };
}

/** Null where the point has no time of its work or no precision, so that no curve goes through it. */
function curveOf({ precision, metrics, duration_sec, ...point }: PairPoint): CurveSystem | null {
  const { weights, kv } = precision;
  const own = metrics[OVER_CONTEXT];
  if (weights === null || duration_sec === null || !own.present) return null;
  const { low, high } = own.interval;
  return toCurveSystem({
    ...point,
    weights,
    kv,
    durationSec: duration_sec,
    interval_share: (high - low) / 2 / own.value,
  });
}

function markOf(point: PairPoint): ContextMark[] {
  const value = point.metrics[OVER_CONTEXT];
  if (!value.present || (point.kind !== 'MEASURED' && point.kind !== 'REPORTED')) return [];
  return [
    {
      system: point.system,
      label: labelOf(point),
      chip: point.chip,
      pointId: point.point_id,
      kind: point.kind,
      evidenceGrade: point.evidence_grade,
      context: point.position.context,
      value: value.value,
      low: value.interval.low,
      high: value.interval.high,
      ranks: point.ranks,
    },
  ];
}
