import type { Chip } from '@inferbench/domain/chips/chip';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { PeakChartRequest } from './request.ts';
import type { PeakRow } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { ln } from '@inferbench/units/exact-math';
import { capitalised, counted } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { SimulatedPeak } from './simulated-row.ts';
import { ratioWords } from '../finding.ts';

/** A run of other users than this factor away shows another workload. */
const NEAR_USERS = 2;

/** Error bars beyond which PHYS-ATTAINABLE fires. */
const ERROR_BARS = 2;

interface Published {
  request: PeakChartRequest;
  published: readonly TradeoffPoint[];
}

type Split = NonNullable<TradeoffPoint['split']>;
interface SplitPoint {
  point: TradeoffPoint;
  split: Split;
  apart: number;
}

/** The published run nearest in users, on as many chips where one is; null where nobody published one near. */
export function publishedRow(
  chip: Chip,
  { row, errorBar }: SimulatedPeak,
  { request, published }: Published,
): PeakRow | null {
  const near = published.flatMap((point) => splitPoint(point, chip, request));
  const [found] = near.toSorted(
    (a, b) =>
      Number(b.point.chips === row.chips) - Number(a.point.chips === row.chips) ||
      a.apart - b.apart ||
      b.split.software - a.split.software ||
      (a.point.pointId < b.point.pointId ? -1 : 1),
  );
  if (found === undefined) return null;
  const { point, split } = found;
  const { algorithm, hardware, software } = split;
  const attainable = algorithm * hardware;
  const delivered = attainable * software;
  const stack = point.framework === null ? [] : [stackNames(point.framework).short];
  const words = [...stack, counted(point.concurrency ?? request.users, 'user'), counted(point.chips, 'chip')];
  return {
    ...row,
    chips: point.chips,
    title: `${row.label} delivers ${formatPercent(delivered)} of its ${row.peakName}`,
    source: `${point.kind === 'MEASURED' ? 'measured' : 'published'}: ${words.join(', ')}`,
    kind: point.kind,
    pointId: point.pointId,
    algorithm,
    hardware,
    software,
    attainable,
    delivered,
    finding: software > 1 ? attainableFinding(software, errorBar) : null,
  };
}

function splitPoint(point: TradeoffPoint, { slug }: Chip, request: PeakChartRequest): SplitPoint[] {
  const { split, concurrency } = point;
  if (point.chip !== slug || split === null || concurrency === null) return [];
  if (point.precisionClass !== request.precision || point.technique !== 'PLAIN' || point.example) return [];
  const factor = concurrency / request.users;
  const apart = Math.abs(ln(factor));
  return apart > ln(NEAR_USERS) ? [] : [{ point, split, apart }];
}

/** Faster than the best public stack: beyond two error bars the specification or the simulator is wrong. */
function attainableFinding(software: number, errorBar: number): string {
  const faster = `the run is ${ratioWords(software)} times as fast as the simulator expects of the best stack`;
  const bars = `twice its error of ${formatNumber(errorBar * 100)} %`;
  return software > 1 + ERROR_BARS * errorBar
    ? `${capitalised(faster)}, outside ${bars}: the specification or the simulator is wrong (rule PHYS-ATTAINABLE).`
    : `${capitalised(faster)}, within ${bars}.`;
}
