import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { group, type Mark, text } from '@inferbench/chart/drawing';
import { spreadLabels } from '@inferbench/chart/place-labels';
import { roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { drawnSamples } from './axis-value.ts';
import type { Room } from './room.ts';
import type { Scales } from './scales.ts';
import { TEXT_SIZE } from '@inferbench/chart/figure';

interface Named {
  label: string;
  colour: string;
  key: string;
  x: number;
  y: number;
}

/** Names of coloured systems at the busy ends of their lines; of one chip once, at its published front where it has one. */
export function nameMarks(chart: TradeoffChart, scales: Scales, room: Room): Mark[] {
  const found = new Map<string, Named>();
  const add = (
    each: { chip: string; label: string; vendor: string; older: boolean; key: string },
    end: { x: number; y: number } | undefined,
  ) => {
    if (end === undefined || found.has(each.chip)) return;
    const colour = vendorClass(each.vendor, each.older);
    found.set(each.chip, {
      label: each.label,
      colour,
      key: each.key,
      x: scales.x(end.x),
      y: scales.y(end.y),
    });
  };
  for (const front of chart.fronts.filter(({ coloured }) => coloured))
    add(front, drawnSamples(front.points, chart.slice).toSorted((a, b) => b.y - a.y)[0]);
  for (const curve of chart.curves.filter(({ coloured }) => coloured))
    add(curve, drawnSamples(curve.samples, chart.slice).at(-1));
  const names = [...found.values()];
  const gap = room.nameless ? TEXT_SIZE * 1.6 : 15;
  const ys = spreadLabels(
    names.map(({ y }) => y),
    { from: room.plot.top + (room.nameless ? 12 : 22), to: room.plot.bottom - 4 },
    gap,
  );
  return names.map(({ label, colour, key, x }, index) => {
    const y = ys[index] ?? 0;
    const size = 16;
    const fits = room.names === 'LEFT' && x - 10 - roomOf(label, size, true) >= room.plot.left;
    const last = room.plot.right - roomOf(label, size, true);
    const above = Math.max(Math.min(x - 4, last), room.plot.left + 4);
    const at = fits ? { x: x - 10, y: y + 5 } : { x: above, y: y - 10 };
    const kind = room.names === 'LEFT' ? 'vendor-label' : 'vendor-small';
    return group(colour, [text(`${kind} halo${fits ? ' end' : ''}`, at, label)], key);
  });
}
