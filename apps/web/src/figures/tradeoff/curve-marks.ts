import { rangedByTime } from '@inferbench/domain/terms/ranged';
import type { LoadTradeoff, TradeoffChart } from '@inferbench/answers/load/shape';
import { area, type At, disc, group, type Mark, path, text, upright } from '@inferbench/chart/drawing';
import { vendorClass } from '../../words/vendor-class.ts';
import { drawnSamples } from './axis-value.ts';
import type { Scales } from './scales.ts';
import { pixel } from '@inferbench/chart/scale';

const NAMED_LOADS = 3;

function placesOf(curve: LoadTradeoff, chart: TradeoffChart, { x, y }: Scales): At[] {
  return drawnSamples(curve.samples, chart.slice).map((each) => ({ x: x(each.x), y: y(each.y) }));
}

/** The band of the pinned system: its curve moved along the ray from the origin by the error of its times. */
export function bandMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  const pinned = chart.curves.find(({ coloured }) => coloured);
  if (pinned === undefined) return [];
  const moved = (factor: number) =>
    drawnSamples(pinned.samples, chart.slice).map((each) => ({
      x: scales.x(each.x * factor),
      y: scales.y(each.y * factor),
    }));
  const factors = rangedByTime(1, pinned.errorBar);
  const [near, far] = [moved(factors.low), moved(factors.high)];
  const [kind] = pinned.calibrated ? [vendorClass(pinned.vendor, pinned.older)] : ['vendor-other'];
  return [group(kind, [area('band', [...far, ...near.toReversed()])], `${pinned.key}:band`)];
}

export function greyMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  return chart.curves
    .filter(({ coloured }) => !coloured)
    .map((curve) =>
      group('vendor-ghost', [path('ghost', roughLine(placesOf(curve, chart, scales)))], curve.key),
    );
}

/** Straight, to the pixel and in steps from place to place: nobody reads a grey curve, and a page holds dozens. */
function roughLine(places: readonly At[]): string {
  const rounded = places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return rounded
    .map(({ x, y }, i) => {
      const before = rounded[i - 1];
      if (before === undefined) return `M${x} ${y}`;
      // A minus parts two numbers as well as a space does.
      const [across, down] = [x - before.x, y - before.y];
      return `l${across}${down < 0 ? '' : ' '}${down}`;
    })
    .join('');
}

/** Coloured curves, dashed, for no load was run; thin behind a published front of the same chip. */
export function colouredMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  const published = new Set(chart.fronts.filter(({ coloured }) => coloured).map(({ chip }) => chip));
  return chart.curves
    .filter(({ coloured }) => coloured)
    .map((curve) => {
      const places = placesOf(curve, chart, scales);
      const weight = published.has(curve.chip) ? ' behind' : curve.older ? ' older' : '';
      const end = places.at(-1);
      const colour = curve.calibrated ? vendorClass(curve.vendor, curve.older) : 'vendor-other';
      return group(
        colour,
        [
          path(`curve simulated${weight}`, smoothLine(places)),
          ...(curve.ends === null || end === undefined
            ? []
            : [upright('curve-end', end.x, end.y - 5, end.y + 5)]),
        ],
        curve.key,
      );
    });
}

/** Loads of the pinned curve by their users, away from its ends and from each other. */
export function loadMarks(chart: TradeoffChart, scales: Scales): Mark[] {
  const pinned = chart.curves.find(({ coloured }) => coloured);
  if (pinned === undefined || chart.fronts.some(({ coloured }) => coloured)) return [];
  const inner = drawnSamples(pinned.samples, chart.slice).slice(1, -1);
  const named: { at: At; users: number }[] = [];
  for (const { x, y, sample } of inner.toReversed()) {
    const at = { x: scales.x(x), y: scales.y(y) };
    const isFree = named.every((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) > 110);
    const fromLine = Math.abs(at.x - scales.x(chart.slice.at));
    if (isFree && fromLine > 60 && named.length < NAMED_LOADS) named.push({ at, users: sample.users });
  }
  return named.map(({ at, users }) =>
    group(vendorClass(pinned.vendor, pinned.older), [
      disc('ring', at, 3.4),
      text('words halo', { x: at.x + 8, y: at.y - 7 }, `${users} users`),
    ]),
  );
}

/**
 * A path through places whose x only grows or only falls, without overshoot: cubic pieces with monotone slopes
 * (Fritsch and Carlson). Between simulated loads only; measured points are never joined so.
 */
function smoothLine(places: readonly At[]): string {
  const [first] = places;
  if (first === undefined) return '';
  const slopes = slopesOf(places);
  const pieces = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    const third = (to.x - from.x) / 3;
    const [start = 0, end = 0] = [slopes[index], slopes[index + 1]];
    const numbers = [from.x + third, from.y + start * third, to.x - third, to.y - end * third, to.x, to.y];
    return `C${numbers.map(pixel).join(' ')}`;
  });
  return `M${pixel(first.x)} ${pixel(first.y)}${pieces.join('')}`;
}

function slopesOf(places: readonly At[]): number[] {
  const secants = places.slice(1).map(({ x, y }, i) => {
    const from = places[i] ?? { x, y };
    return x === from.x ? 0 : (y - from.y) / (x - from.x);
  });
  return places.map((_, i) => {
    const [before, after] = [secants[i - 1], secants[i]];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}
