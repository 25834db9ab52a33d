import { box, disc, group, type Mark, path, text, upright } from '@inferbench/chart/drawing';
import { pixel } from '@inferbench/chart/scale';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { formatValue } from '@inferbench/units/format';
import { roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import type { Room } from './room.ts';
import type { Scales } from './scales.ts';

/** Marks where people are served too slowly: below a speed, beyond a time. */
export function tooSlowMark({ slice: { at }, axis }: TradeoffChart, { x }: Scales, { plot }: Room): Mark {
  const [left, right] = axis.xLowerIsBetter ? [x(at), plot.right] : [plot.left, x(at)];
  return group('', [box('too-slow', { x: left, y: plot.top }, { x: right, y: plot.bottom })], 'slow');
}

/** The reader's limit: a line with a handle, and where the coloured systems cross it. */
export function targetMarks(chart: TradeoffChart, scales: Scales, room: Room): Mark[] {
  const { at } = chart.slice;
  const { plot } = room;
  const words = chart.axis.xLowerIsBetter
    ? `within ${formatValue(at)} s`
    : `◂ ${formatValue(at)} tokens/s each ▸`;
  const half = roomOf(words, 13, true) / 2 + 10;
  const x = scales.x(at);
  const middle = Math.min(Math.max(x, half), plot.right - half);
  const top = plot.top - 30;
  return [
    group(
      'target-line',
      [
        upright('target', x, top + 12, plot.bottom),
        handle(middle, half, top),
        text('on-handle middle', { x: middle, y: top + 15 }, words),
      ],
      'line',
    ),
    ...crossingMarks(chart, scales, x),
  ];
}

/** A bar with round ends. */
function handle(middle: number, half: number, top: number): Mark {
  const [left, right] = [pixel(middle - half + 12), pixel(middle + half - 12)];
  return path('handle', `M${left} ${top - 2}H${right}a12 12 0 0 1 0 24H${left}a12 12 0 0 1 0 -24z`);
}

function crossingMarks({ atLine }: TradeoffChart, scales: Scales, x: number): Mark[] {
  return atLine.simulated
    .filter(({ coloured }) => coloured)
    .map(({ vendor, older, value, key }) =>
      group(vendorClass(vendor, older), [disc('ring', { x, y: scales.y(value) }, 5)], key),
    );
}
