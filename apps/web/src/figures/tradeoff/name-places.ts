import type { Plot } from '@inferbench/chart/axes';
import type { At } from '@inferbench/chart/drawing';
import { type Box, overlaps } from '@inferbench/chart/free-labels';
import { roomOf } from '@inferbench/chart/text-room';

/** A box, and how much worse a name is that covers it. */
export interface Taken extends Box {
  weight: number;
}

interface NamedLine {
  label: string;
  /** Places of its runs, the busy end first: the name stands beside one of them. */
  places: readonly At[];
}

/** A name on its baseline, and the box that it takes. */
export interface NamePlace {
  at: At;
  box: Box;
  /** The text ends at its place. */
  isBefore: boolean;
}

interface NameRoom {
  plot: Plot;
  /** Px of the bold text; large names stand left of a run before above it. */
  size: number;
  taken: readonly Taken[];
}

/** Weight above that of all marks and lines of a chart: no name covers another while there is any other place. */
const NAME_WEIGHT = 1000;

/** Places of names beside their lines, as near to the busy end as other names and what is taken leave free; else on as little of it as can be. */
export function namePlaces(
  lines: readonly NamedLine[],
  { plot, size, taken }: NameRoom,
): (NamePlace | null)[] {
  const boxes = [...taken];
  return lines.map(({ label, places }) => {
    let [best, least]: [NamePlace | null, number] = [null, Infinity];
    for (const one of places.flatMap((at) => around(at, roomOf(label, size, true), { plot, size }))) {
      const cost = boxes.reduce((sum, each) => (overlaps(one.box, each) ? sum + each.weight : sum), 0);
      if (cost < least) [best, least] = [one, cost];
    }
    if (best !== null) boxes.push({ ...best.box, weight: NAME_WEIGHT });
    return best;
  });
}

const GAP = 10;

/** Places around a run that are inside the plot: left, above, right, below. */
function around({ x, y }: At, width: number, { plot, size }: Omit<NameRoom, 'taken'>): NamePlace[] {
  const left = { from: x - GAP - width, base: y + size / 3, isBefore: true };
  const others = [
    { from: x - 4, base: y - GAP, isBefore: false },
    { from: x + GAP, base: y + size / 3, isBefore: false },
    { from: x - width / 2, base: y + GAP + size * 0.8, isBefore: false },
  ];
  return (size < 16 ? [...others, left] : [left, ...others]).flatMap(({ from, base, isBefore }) => {
    const box = { left: from, right: from + width, top: base - size * 0.8, bottom: base + size * 0.25 };
    const isOut =
      box.left < plot.left || box.right > plot.right || box.top < plot.top || box.bottom > plot.bottom;
    return isOut ? [] : [{ at: { x: isBefore ? box.right : from, y: base }, box, isBefore }];
  });
}

/** A line as boxes; a name covers few of them where it only crosses it. */
export function lineBoxes(places: readonly At[], weight: number): Taken[] {
  return places.flatMap((to, i) => {
    const from = places[i - 1] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8);
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
      return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1, weight };
    });
  });
}
