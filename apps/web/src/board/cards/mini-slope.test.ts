import { expect, test } from 'vitest';
import { textFaults } from '@inferbench/chart/text-boxes';
import { miniSlope, type SlopeRow } from './mini-slope.ts';

const row = (label: string, leftRank: number, rightRank: number, right: string): SlopeRow => ({
  label,
  kind: 'REPORTED',
  leftRank,
  rightRank,
  right,
});

test('the largest fall is the one in colour, and no label overlaps', () => {
  const drawing = miniSlope([
    row('H100 PCIe', 1, 1, '638 ms'),
    row('L40S', 2, 5, '945 ms'),
    row('A100 PCIe', 3, 2, '778 ms'),
    row('A100 SXM', 4, 4, '826 ms'),
    row('RTX 4090', 5, 3, '1,290 ms'),
  ]);
  expect(textFaults(drawing)).toEqual([]);
  const coloured = drawing.marks.filter((mark) => mark.tag === 'group' && mark.className === 'series-2');
  expect(coloured).toHaveLength(3);
  expect(
    drawing.marks.flatMap((mark) =>
      mark.tag === 'text' && mark.className.includes('strong') ? mark.words : [],
    ),
  ).toEqual(['L40S', '945 ms']);
});
