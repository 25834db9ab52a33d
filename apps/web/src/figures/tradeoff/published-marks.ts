import type { ChartPoint, TradeoffChart } from '@inferbench/answers/load/shape';
import type { Kind } from '@inferbench/domain/terms/kind';
import { type At, disc, discs, group, line, type Mark, path } from '@inferbench/chart/drawing';
import { pixel } from '@inferbench/chart/scale';
import { vendorClass } from '../../words/vendor-class.ts';
import { axisValue, baseValue, frontSamples } from './axis-value.ts';
import type { Scales } from './scales.ts';

/** Rings with a dot for what somebody published, discs for what was measured here. */
function pointMarksOf(places: readonly At[], kind: Kind): Mark[] {
  if (places.length === 0) return [];
  return kind === 'MEASURED'
    ? [discs('disc', places, 5)]
    : [discs('ring', places, 5), discs('disc', places, 2)];
}

/** Joins the runs of a front by straight lines, so that the eye follows one chip; a value is always a run, never what lies between two. */
function joinedPath(places: readonly At[], digits: (value: number) => number): string {
  return places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${digits(x)} ${digits(y)}`).join('');
}

/** Published fronts, the grey ones first; the runs of the coloured ones as rings on them, the one that is the value at the line filled. */
export function frontMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  const values = new Set(chart.atLine.published.map(({ pointId }) => pointId));
  const order = chart.fronts.toSorted((a, b) => Number(a.coloured) - Number(b.coloured));
  return order.map((front) => {
    const runs = frontSamples(front, chart.slice).map(({ x, y, sample }) => ({
      sample,
      at: { x: scales.x(x), y: scales.y(y) },
    }));
    const places = runs.map(({ at }) => at).toSorted((a, b) => a.x - b.x);
    if (!front.coloured)
      return group('vendor-ghost', [path('ghost-front', joinedPath(places, Math.round))], front.key);
    const isValue = ({ sample }: (typeof runs)[number]) => values.has(sample.pointId);
    const others = runs.filter((run) => !isValue(run));
    const rings = [
      ...(['MEASURED', 'REPORTED'] as const).flatMap((kind) =>
        pointMarksOf(
          others.filter(({ sample }) => sample.kind === kind).map(({ at }) => at),
          kind,
        ),
      ),
      ...runs.filter(isValue).map(({ at }) => disc('disc', at, 6)),
    ];
    const weight = front.older ? ' older' : '';
    return group(
      vendorClass(front.vendor, front.older),
      [path(`curve${weight}`, joinedPath(places, pixel)), ...rings],
      front.key,
    );
  });
}

/** Other published points; one whose load is known is joined to the same load on its curve, one without a speed stands on the axis. */
export function pointMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  const lines = [...chart.curves, ...chart.fronts, ...chart.atLine.published];
  const coloured = new Set(lines.filter((one) => one.coloured).map(({ chip }) => chip));
  return chart.points.flatMap((point) => {
    const at = placeOf(point, chart, scales);
    if (at === null) return [];
    const colour = coloured.has(point.chip) ? vendorClass(point.vendor, point.older) : 'vendor-ghost';
    return [
      group(
        colour,
        [
          ...(coloured.has(point.chip) ? joinOf(point, at, { chart, scales }) : []),
          ...pointMarksOf([at], point.kind),
        ],
        point.key,
      ),
    ];
  });
}

type Placed = Parameters<typeof axisValue>[0] & Parameters<typeof baseValue>[0];

/** Place of a point; null of one without a value, or without what stands along the base. */
export function placeOf(point: Placed, { slice }: TradeoffChart, { x, y }: Scales): At | null {
  const value = axisValue(point, slice.axis);
  const seen = baseValue(point, slice.x);
  if (value === null || (seen === null && slice.x !== 'SPEED')) return null;
  return { x: x(seen ?? 0), y: y(value) };
}

function joinOf(
  { sameLoadAs, perUser }: ChartPoint,
  at: At,
  { chart, scales }: { chart: TradeoffChart; scales: Scales },
): Mark[] {
  if (sameLoadAs === null || perUser === null || chart.slice.axis !== 'PER_CHIP') return [];
  return [line('joined', [at, { x: scales.x(sameLoadAs.perUser), y: scales.y(sameLoadAs.perChip) }])];
}
