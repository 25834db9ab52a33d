import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import { mapDrawing } from './map-drawing.ts';
import { mapFigure } from './map-figure.ts';

type Map = Parameters<typeof mapDrawing>[0];

const cell = (inputTokens: number, outputTokens: number) =>
  ({
    slice: { phase: 'SERVING', inputTokens, outputTokens, contextTokens: null, users: 8 },
    systems: 0,
    mark: null,
    chosen: false,
  }) as unknown as Map['cells'][number];

test('lengths of a row are exact, and none is cut', () => {
  const cells = [cell(500, 512), cell(3800, 500), cell(14_000, 10_000), cell(8192, 1024)];
  const map = { cells, columns: 1, vendors: [] } as unknown as Map;
  for (const drawn of ROOMS) expect(textFaults(mapDrawing(map, 'm', drawn))).toEqual([]);
  const { marks } = mapDrawing(map, 'm', { form: 'page', width: 358 });
  const words = marks.flatMap((mark) => (mark.tag === 'text' ? [mark.words] : []));
  expect(words).toEqual(
    expect.arrayContaining(['1,012', '500 / 512', '4,300', '24,000', '14,000 /', '10,000', '9K', '8K / 1K']),
  );
});

test('the table gives no vendor a lead that software and layout decide', () => {
  const mark = (byStack: boolean) => ({ chips: 8, leader: 'AMD', byStack, low: 4, high: 5, turns: false });
  const cells = [true, false].map((byStack) => ({ ...cell(1024, 1024), systems: 2, mark: mark(byStack) }));
  const map = { cells, vendors: ['AMD', 'NVIDIA'], left: 0, head: { notes: [] } };
  const slice = {
    ...cells[0]?.slice,
    precision: 'FP8',
    extent: 'SERVER',
    pools: 'AGGREGATED',
    technique: 'PLAIN',
  };
  const answer = { model: 'm', slice, map, by: 'RATE' };
  const { columns, rows } = mapFigure(answer as unknown as Parameters<typeof mapFigure>[0])?.table ?? {
    columns: [],
    rows: [],
  };
  const leads = columns.findIndex(({ head }) => head === 'leads');
  expect(rows.map((row) => row[leads])).toEqual(['software and layout', 'AMD']);
});
