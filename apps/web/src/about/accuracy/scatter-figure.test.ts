import { expect, test } from 'vitest';
import { csvText } from '@inferbench/chart/table-files';
import type { Mark } from '@inferbench/chart/drawing';
import { ROOMS, textFaults, WIDE } from '@inferbench/chart/text-boxes';
import { row } from './accuracy-fixture.ts';
import { scatterFigure } from './scatter-figure.ts';

const ROWS = [
  row(),
  row({ rowId: 'm0002', metric: 'DECODE_TOKENS_PER_S', measured: 100, heldOut: 200 }),
  row({ rowId: 'm0003', phase: 'OP', metric: 'OP_LATENCY_US', measured: 3, heldOut: 4 }),
  row({ rowId: 'm0004', phase: 'GENERATE', metric: 'E2E_LATENCY_S', measured: 30, heldOut: 31 }),
  row({ rowId: 'm0005', barred: false, measured: 5, heldOut: 50 }),
  row({ rowId: 'm0006', quantity: 'POWER', metric: 'AVG_POWER_W', measured: 500, heldOut: 510 }),
];
const times = scatterFigure({ quantity: 'LATENCY', rows: ROWS });

function paths(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.tag === 'path' ? [mark.d] : mark.tag === 'group' ? paths(mark.marks) : [],
  );
}

test('whole models make the sentence, kernels and hardware without a bar do not', () => {
  expect(times?.head.finding).toBe(
    'Of 3 published times of whole models and networks, 67 % are predicted within 15 % and two thirds within a factor of 1.10.',
  );
  expect(times?.head.notes[0]).toBe('1 single kernel is drawn and counted apart.');
});

test.each(ROOMS)('at %o no text overlaps or leaves the drawing', (room) => {
  for (const quantity of ['LATENCY', 'POWER'] as const) {
    const drawing = scatterFigure({ quantity, rows: ROWS })?.draw(room);
    expect(drawing && textFaults(drawing)).toEqual([]);
  }
});

test('a rate that is predicted too high is a time that is predicted too short: below the diagonal', () => {
  const figure = scatterFigure({ quantity: 'LATENCY', rows: ROWS.slice(0, 2) });
  const drawing = figure?.draw(WIDE);
  const cloud = paths(drawing?.marks ?? []).find((d) => d.includes('h6.4'));
  const [first, second] = [...(cloud ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  // Both are 10 ms as published; y grows downwards.
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test('the CSV holds every figure of the quantity, those without a bar marked', () => {
  const lines = csvText(times?.data ?? { caption: '', columns: [], rows: [] })
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines.find((line) => line.startsWith('m0005'))).toContain(',no,');
});

test('the key names what is drawn, and without figures there is no figure', () => {
  const words = times?.key?.map((item) => item.words) ?? [];
  expect(words.slice(0, 3)).toEqual(['decode (2)', 'generate (1)', 'single kernels (1)']);
  expect(scatterFigure({ quantity: 'ENERGY', rows: ROWS })).toBeNull();
});
