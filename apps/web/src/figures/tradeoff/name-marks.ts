import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { group, type Mark, text } from '@inferbench/chart/drawing';
import { markBox, wordBoxes } from '@inferbench/chart/free-labels';
import { vendorClass } from '../../words/vendor-class.ts';
import { drawnSamples, frontSamples } from './axis-value.ts';
import { lineBoxes, namePlaces, type Taken } from './name-places.ts';
import { placeOf } from './published-marks.ts';
import type { Room } from './room.ts';
import type { Scales } from './scales.ts';

/** Names of coloured systems beside their lines, of one chip once, at its published front where it has one. `loads` are marks with words. */
export function nameMarks(chart: TradeoffChart, scales: Scales, room: Room, loads: readonly Mark[]): Mark[] {
  const lines = colouredLines(chart, scales);
  const named = lines.filter(({ chip }, i) => lines.findIndex((other) => other.chip === chip) === i);
  const words = loads.flatMap((mark) => (mark.tag === 'group' ? mark.marks : []));
  const taken = [
    ...takenByMarks(chart, scales, room),
    ...wordBoxes(words).map((box) => ({ ...box, weight: 4 })),
    ...lines.flatMap(({ places }) => lineBoxes(places, 1)),
  ];
  const kind = room.names === 16 ? 'vendor-label' : 'vendor-small';
  const places = namePlaces(named, { plot: room.plot, size: room.names, taken });
  return named.flatMap(({ label, vendor, older, key }, i) => {
    const place = places[i] ?? null;
    if (place === null) return [];
    const className = `${kind} halo${place.isBefore ? ' end' : ''}`;
    return [group(vendorClass(vendor, older), [text(className, place.at, label)], key)];
  });
}

function colouredLines({ fronts, curves, slice }: TradeoffChart, { x, y }: Scales) {
  return [
    ...fronts.map((front) => ({ ...front, samples: frontSamples(front, slice) })),
    ...curves.map((curve) => ({ ...curve, samples: drawnSamples(curve.samples, slice) })),
  ]
    .filter(({ coloured, samples }) => coloured && samples.length > 0)
    .map((line) => ({
      ...line,
      places: line.samples.toSorted((a, b) => b.y - a.y).map((at) => ({ x: x(at.x), y: y(at.y) })),
    }));
}

/** The reader's line, and marks of runs. */
function takenByMarks(chart: TradeoffChart, scales: Scales, { plot }: Room): Taken[] {
  const at = scales.x(chart.slice.at);
  const runs = [
    ...chart.fronts.filter(({ coloured }) => coloured).flatMap(({ points }) => points),
    ...chart.points,
  ];
  return [
    { left: at - 2, right: at + 2, top: plot.top, bottom: plot.bottom, weight: 2 },
    ...runs.flatMap((run) => {
      const place = placeOf(run, chart, scales);
      return place === null ? [] : [{ ...markBox(place), weight: 4 }];
    }),
  ];
}
