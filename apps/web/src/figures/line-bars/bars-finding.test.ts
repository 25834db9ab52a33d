import type { PlacedRow } from '@inferbench/answers/load/shape';
import { describe, expect, test } from 'vitest';
import { NO_FIGURE, placedRow } from '../tradeoff/placed-row-fixture.ts';
import { barsFinding } from './bars-finding.ts';
import { LINE_MEASURES } from './measures.ts';

const price = LINE_MEASURES.find(({ name }) => name === 'price');
if (price === undefined) throw new Error('no price');

function row(label: string, value: number, low: number | null, high: number | null): PlacedRow {
  return placedRow(label, { price: { value, low, high, kind: 'SIMULATED', words: '' } });
}

describe('the title of bars', () => {
  test('names who has least alone where its interval lies apart', () => {
    expect(barsFinding([row('A', 1, 0.9, 1.1), row('B', 2, 1.8, 2.2)], price, [])).toBe(
      'Simulated, A is the cheapest at $1.00 per M tokens',
    );
  });

  test('names nobody as the best where others overlap it: first by value is all that is said', () => {
    const rows = [row('A', 1, 0.5, 2), row('B', 1.5, 1, 3), row('C', 1.8, 1.2, 4), row('D', 9, 8, 10)];
    expect(barsFinding(rows, price, [])).toBe(
      'Simulated, three chips cannot be told apart; A is first by value',
    );
    expect(barsFinding(rows.slice(0, 2), price, [])).toBe(
      'Simulated, A and B cannot be told apart; A is first by value',
    );
  });

  test('says what the chart says of published systems: who ties there, ties here, and where it names another nobody is named', () => {
    const rows = [row('A', 1, 0.95, 1.05), row('B', 1.2, 1.15, 1.25)].map((each) => ({
      ...each,
      price: { ...each.price, kind: 'REPORTED' as const },
    }));
    const leader = {
      question: 'CHEAPEST' as const,
      title: '',
      unit: '',
      figure: NO_FIGURE,
      chips: [],
      among: 'one server',
      rivals: 1,
      ran: '',
      beyond: null,
      sentence: '',
      labels: ['A'],
      overlaps: [] as string[],
    };
    expect(barsFinding(rows, price, [leader])).toBe('A is the cheapest at $1.00 per M tokens');
    expect(barsFinding(rows, price, [{ ...leader, overlaps: ['B'] }])).toMatch(
      /^A and B cannot be told apart/,
    );
    expect(barsFinding(rows, price, [{ ...leader, labels: [] }])).toBe('Price at the line');
    // A system that was run faster alone has no bar, and may be as cheap.
    expect(barsFinding(rows, price, [{ ...leader, overlaps: ['C'] }])).toBe('Price at the line');
  });

  test('takes an open end as one that overlaps everything above it', () => {
    expect(barsFinding([row('A', 1, 0.5, null), row('B', 50, 40, 60)], price, [])).toContain(
      'A and B cannot',
    );
  });
});
