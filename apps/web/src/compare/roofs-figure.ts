import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { ChipRoof, SideBySide } from '@inferbench/answers/side-by-side/shape';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { disc, group } from '@inferbench/chart/drawing';
import { type Figure, roomFor } from '@inferbench/chart/figure';
import { drawLines, type DrawnLine } from '@inferbench/chart/lines';
import { tableOf } from '@inferbench/chart/table';
import { TERA } from '@inferbench/units/si';
import { formatTick } from '../words/numbers.ts';
import { vendorClass } from '../words/vendor-class.ts';

const X = { name: 'operations per byte read (log)', tick: formatTick, scale: 'LOG' } as const;
const Y = { name: 'trillion operations/s, one chip (log)', tick: formatTick, scale: 'LOG' } as const;

/** Factor by which the plot is wider than the places that it shows. */
const AROUND = 4;

interface DrawnRoofs extends Pick<Figure, 'query' | 'address'> {
  chips: ChipComparison['chips'];
  slice: ChipComparison['slice'];
  sides: Pick<SideBySide, 'head' | 'roofs'>;
}

/** Roofs of the chips in one plot, one user marked on each; null where none of them holds the model. */
export function roofsFigure({
  chips,
  slice,
  sides: { head, roofs },
  query,
  address,
}: DrawnRoofs): Figure | null {
  if (roofs.length === 0) return null;
  const colours = new Map(chips.map(({ chip, vendor, older }) => [chip, vendorClass(vendor, older)]));
  const lines = roofLines(roofs, colours);
  return {
    name: 'roofs',
    query,
    head,
    address,
    file: `inferbench-${chips.map(({ shortSlug }) => shortSlug).join('-vs-')}-${nameSlug(slice.model)}-roofs`,
    draw: (drawn) => {
      // The plot takes the room that labels would need on a narrow screen; the table says where each roof bends.
      const named = roomFor(drawn).size === 0 ? lines.map((line) => ({ ...line, name: line.label })) : lines;
      return drawLines({ lines: named, x: X, y: Y, heights: [220, 260, 320] })(drawn);
    },
    key: [
      { words: 'what one user allows', mark: keyMark('disc') },
      { words: 'where the roof bends: left of it memory decides', mark: keyMark('ring') },
    ],
    table: tableOf('Roofs of one chip each, and the place of one user', roofs, [
      ['chip', ({ label }) => label],
      ['precision', ({ precision }) => precision.toUpperCase()],
      ['peak, trillion operations/s', ({ peakOpsPerSec }) => peakOpsPerSec / TERA, 'NUMBER'],
      ['bandwidth, TB/s', ({ bytesPerSec }) => bytesPerSec / TERA, 'NUMBER'],
      ['ridge, operations per byte', ({ ridge }) => ridge, 'NUMBER'],
      ['one user, operations per byte', ({ intensity }) => intensity, 'NUMBER'],
      ['one user, trillion operations/s', ({ userOpsPerSec }) => userOpsPerSec / TERA, 'NUMBER'],
    ]),
  };
}

const keyMark = (mark: 'disc' | 'ring') => group('vendor-other', [disc(mark, { x: 6, y: 6 }, 4.5)]);

/** Up with the memory to the ridge, then level: all over one span, so that they can be compared at any intensity. */
function roofLines(
  roofs: readonly ChipRoof[],
  colours: ReadonlyMap<string, string>,
): (DrawnLine & { label: string })[] {
  const places = roofs.flatMap(({ ridge, intensity }) => [ridge, intensity]);
  const [from, to] = [Math.min(...places) / AROUND, Math.max(...places) * AROUND];
  return roofs.map(({ chip, label, peakOpsPerSec, bytesPerSec, ridge, intensity, userOpsPerSec }) => {
    const at = (x: number) => ({ x, y: Math.min(peakOpsPerSec, bytesPerSec * x) / TERA });
    const user = { ...at(intensity), mark: 'disc', words: formatTick(userOpsPerSec / TERA) } as const;
    const bend = { ...at(ridge), mark: 'ring' } as const;
    const between = intensity < ridge ? [user, bend] : [bend, user];
    return {
      label,
      name: `${label}, bends at ${formatTick(ridge)}`,
      vendor: colours.get(chip) ?? 'vendor-other',
      className: 'curve older',
      points: [at(from), ...between, at(to)],
    };
  });
}
