import { describe, expect, test } from 'vitest';
import { ROOMS } from '@inferbench/chart/text-boxes';
import { cliffFigure, utilisationFigure } from './behaviour-figures.ts';

const UTILISATION = [
  { rows: 1, overlapped: 0.0078, apart: 0.0026 },
  { rows: 128, overlapped: 0.996, apart: 0.25 },
  { rows: 512, overlapped: 0.999, apart: 0.57 },
];
const CLIFF = [
  { layers: 20, weightBytes: 1.74e9, residentShare: 1, decodeSec: 15e-6 },
  { layers: 24, weightBytes: 1.99e9, residentShare: 0.907, decodeSec: 675e-6 },
];

const CHIP = { shortName: 'C', shortSlug: 'c', behaviour: { utilisation: UTILISATION, cliff: CLIFF } };

describe('what a figure says is what its numbers say', () => {
  test('rows from which half of the arrays are busy, with loading hidden and not', () => {
    expect(utilisationFigure(CHIP)?.head.finding).toBe(
      'Half of the arrays are busy from 128 rows where loading weights is hidden, from 512 rows where it is not.',
    );
  });

  test('both sides of the cliff', () => {
    expect(cliffFigure(CHIP)?.head.finding).toBe(
      'From 1.74 GB of weights to 1.99 GB a token goes from 15.0 µs to 675 µs: 9.3 % of the weights are reloaded every step.',
    );
    expect(cliffFigure({ ...CHIP, behaviour: { cliff: CLIFF.slice(0, 1) } })?.head.finding).toContain(
      'Every size',
    );
  });

  test('every line is simulated and stays inside the drawing at every width', () => {
    for (const room of ROOMS) {
      for (const figure of [utilisationFigure(CHIP), cliffFigure(CHIP)]) {
        if (figure === null) throw new Error('there is no figure');
        const drawing = figure.draw(room);
        const lines = drawing.marks.filter((mark) => mark.tag === 'group').flatMap(({ marks }) => marks);
        expect(lines.some((mark) => mark.className === 'line-simulated')).toBe(true);
        const places = lines.flatMap((mark) => (mark.tag === 'path' ? (mark.d.match(/[\d.]+/g) ?? []) : []));
        expect(places.length).toBeGreaterThan(0);
        expect(Math.max(...places.map(Number))).toBeLessThanOrEqual(Math.max(drawing.width, drawing.height));
      }
    }
  });
});
