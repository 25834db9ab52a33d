import type { PairEntry, PairPoint } from '@inferbench/db/board/pair-reader';
import type { ContextMark } from '@inferbench/domain/board/context-analysis';
import { meanLengths } from '@inferbench/domain/runs/point';
import { systemShortName } from '@inferbench/domain/catalogue/names';
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
  const point = points.find(({ pointId }) => pointId === stands?.pointId);
  if (stands === undefined || point === undefined) return null;
  const ranked = points.filter(({ ranks }) => ranks);
  return {
    system: point.system,
    label: labelOf(point),
    metrics: point.metrics,
    entries: entries.map(({ intervalLow: low, intervalHigh: high, intervalAssumed: assumed, ...entry }) => ({
      ...entry,
      interval: { low, high, assumed },
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

function labelOf({ chip, chipName, chips, framework }: PairPoint): string {
  return systemShortName({ chip: { slug: chip, name: chipName }, chips, framework });
}

function factsOf({ document, precision, ...point }: PairPoint): PointFacts {
  const lengths = meanLengths(document);
  return {
    chip: point.chip,
    chips: point.chips,
    framework: point.framework,
    frameworkVersion: point.frameworkVersion,
    weights: precision.weights,
    kv: precision.kv,
    inputTokens: lengths?.inputTokens ?? null,
    outputTokens: lengths?.outputTokens ?? null,
    position: point.position,
    powerBoundary: point.energy[0]?.boundary ?? null,
    costBases: point.costs.map(({ basis }) => basis),
    evidenceGrade: point.evidenceGrade,
    kind: point.kind,
    sourceGrade: document.measurement === 'summary' ? (document.reported?.sourceGrade ?? null) : null,
  };
}

/** Null where the point has no time of its work or no precision, so that no curve goes through it. */
function curveOf({ precision, metrics, durationSec, ...point }: PairPoint): CurveSystem | null {
  const { weights, kv } = precision;
  const own = metrics[OVER_CONTEXT];
  if (weights === null || durationSec === null || !own.present) return null;
  const { low, high } = own.interval;
  return toCurveSystem({
    ...point,
    weights,
    kv,
    durationSec,
    intervalShare: (high - low) / 2 / own.value,
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
      pointId: point.pointId,
      kind: point.kind,
      evidenceGrade: point.evidenceGrade,
      context: point.position.context,
      value: value.value,
      low: value.interval.low,
      high: value.interval.high,
      ranks: point.ranks,
    },
  ];
}
