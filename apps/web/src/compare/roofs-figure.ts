import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { ChipRoof, SideBySide } from '@inferbench/answers/side-by-side/shape';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { symbol } from '@inferbench/chart/drawing';
import { type Figure, roomFor } from '@inferbench/chart/figure';
import { drawLines, type DrawnLine } from '@inferbench/chart/lines';
import { tableOf } from '@inferbench/chart/table';
import { TERA } from '@inferbench/units/si';
import { formatTick } from '../words/numbers.ts';

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
  const lines = roofLines(roofs);
  return {
    name: 'roofs',
    query,
    head,
    address,
    file: `inferbench-${chips.map(({ shortSlug }) => shortSlug).join('-vs-')}-${nameSlug(slice.model)}-roofs`,
    draw: (drawn) => drawLines({ lines, x: X, y: Y, heights: [220, 260, 320] }, roomFor(drawn)),
    key: roofs.map(({ label }, series) => ({
      words: label,
      mark: symbol({ series, kind: 'REPORTED', at: { x: 6, y: 6 } }),
    })),
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

/** Up with the memory to the ridge, then level: all over one span, so that they can be compared at any intensity. */
function roofLines(roofs: readonly ChipRoof[]): DrawnLine[] {
  const places = roofs.flatMap(({ ridge, intensity }) => [ridge, intensity]);
  const [from, to] = [Math.min(...places) / AROUND, Math.max(...places) * AROUND];
  return roofs.map(({ label, peakOpsPerSec, bytesPerSec, ridge, intensity }) => ({
    name: label,
    className: 'line-solid',
    kind: 'REPORTED',
    points: [from, ridge, intensity, to]
      .toSorted((a, b) => a - b)
      .map((x) => ({
        x,
        y: Math.min(peakOpsPerSec, bytesPerSec * x) / TERA,
        isCorner: x !== intensity,
      })),
  }));
}
