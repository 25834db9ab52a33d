import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { ChipRoof } from '@inferbench/answers/side-by-side/shape';
import { TERA } from '@inferbench/units/si';
import { expect, test } from 'vitest';
import { roofsFigure } from './roofs-figure.ts';

const HEAD = { finding: 'f', slice: 's', notes: [], kinds: [], source: '', date: null };

function roof(label: string, peakTops: number, bandwidthTbps: number): ChipRoof {
  const [peakOpsPerSec, bytesPerSec, intensity] = [peakTops * TERA, bandwidthTbps * TERA, 2];
  return {
    chip: label,
    label,
    precision: 'fp8',
    peakOpsPerSec,
    bytesPerSec,
    ridge: peakOpsPerSec / bytesPerSec,
    intensity,
    userOpsPerSec: Math.min(peakOpsPerSec, bytesPerSec * intensity),
  };
}

const figureOf = (roofs: ChipRoof[]) =>
  roofsFigure({
    chips: roofs.map(({ label }) => ({
      chip: label,
      shortSlug: label,
      vendor: 'NVIDIA',
      older: false,
    })) as unknown as ChipComparison['chips'],
    slice: { model: 'llama-3-70b' } as ChipComparison['slice'],
    sides: { head: HEAD, roofs },
    query: {},
    address: '/compare/a-vs-b-vs-c',
  });

const FAMILIES = [roof('B200', 4500, 7.7), roof('LPU v1', 750, 80), roof('TPU v5p', 918, 2.8)];
/** Roofs that crowd a plot: three peaks alike, one far below, a name as long as any. */
const CROWDED = [
  roof('H100', 1979, 3.35),
  roof('H200', 1979, 4.8),
  roof('GB300 NVL72 Vera Rubin', 1979, 8),
  roof('Loihi 2', 0.01, 0.001),
];

test.each(ROOMS)('every name and number of the roofs has its own room, drawn for %o', (drawn) => {
  for (const roofs of [FAMILIES, CROWDED, FAMILIES.slice(0, 1)])
    expect(textFaults(figureOf(roofs)?.draw(drawn) ?? { width: 0, height: 0, marks: [] })).toEqual([]);
});

test('a roof has a disc at one user and a ring at its bend, and bends at the number of its table', () => {
  const figure = figureOf(FAMILIES);
  const drawn = figure?.draw({ form: 'page', width: 1216 }).marks ?? [];
  const marks = drawn.flatMap((mark) => (mark.tag === 'group' ? mark.marks : []));
  for (const look of ['disc', 'ring'])
    expect(marks.filter(({ className }) => className === look)).toHaveLength(FAMILIES.length);
  const ridges = figure?.table.rows.map((row) => String(Number(Number(row[4]).toPrecision(3))));
  const names = marks.flatMap((mark) => (mark.tag === 'text' ? [mark.words] : []));
  expect(names.map((name) => name.split('bends at ')[1])).toEqual(ridges);
});

test('the table of the picture is the roofs, and there is no picture without one', () => {
  expect(figureOf(FAMILIES)?.table.rows.map(([label]) => label)).toEqual(['B200', 'LPU v1', 'TPU v5p']);
  expect(figureOf([])).toBeNull();
});
