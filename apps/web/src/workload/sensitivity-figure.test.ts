import { describe, expect, test } from 'vitest';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { doubtsOf, effectWords, priceAgainstEnergy, sensitivitySentence } from './sensitivity.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';
import { doubt } from './workload-fixture.ts';

const CHIPS = [
  { slug: 'nvidia-a10', name: 'A10' },
  { slug: 'nvidia-gh200-96gb', name: 'GH200' },
];
const ROWS = [
  doubt(),
  doubt({ to: 2.3, swappedPairs: 2, leaderChanges: true, leader: 'GH200 (vLLM)' }),
  doubt({ assumption: 'price of nvidia-gh200-96gb', swappedPairs: 1 }),
  doubt({ assumption: 'usdPerKwh', from: 0.09, to: 0.18, unit: 'USD/kWh', largestChange: 0.11 }),
  doubt({ assumption: 'capitalOverhead', from: 0.13, to: 0, unit: 'of the chips', largestChange: 0.02 }),
];

describe('what the order depends on', () => {
  const doubts = doubtsOf(ROWS, CHIPS);

  test('an assumption that makes another lead comes first, then those that swap pairs, then the widest', () => {
    expect(doubts.map(({ name }) => name)).toEqual([
      'price of A10',
      'price of GH200',
      'price of electricity',
      'server on top of the chips',
    ]);
    expect(doubts.map(effectWords)).toEqual([
      '2 of 3 pairs swap at +15 %; another is first',
      '1 of 3 pairs swap at −15 %',
      'order stays',
      'order stays',
    ]);
  });

  test('the sentence says which changes the order most and who would lead', () => {
    expect(sensitivitySentence(doubts)).toBe(
      'Of 4 assumptions changed one at a time the price of A10 changes the order most, 2 of 3 pairs swap at +15 %; GH200 (vLLM) is first where the price of A10 is 2.30 USD/h a chip.',
    );
    expect(sensitivitySentence(doubtsOf([doubt()], CHIPS))).toBe(
      'Of one assumption changed one at a time none changes the order; the price of A10 moves a value most, by 15 %.',
    );
    expect(priceAgainstEnergy(doubts)).toContain(
      'by up to 15 %, half or twice the price of electricity by up to 11 %',
    );
  });

  test('the table holds every change that was tried, in full digits', () => {
    const figure = sensitivityFigure(doubts, '');
    expect(figure?.table.rows).toHaveLength(ROWS.length);
    expect(figure?.table.rows[1]).toEqual([
      'price of A10',
      2,
      2.3,
      'USD/h a chip',
      '+15 %',
      2,
      3,
      0.15,
      'GH200 (vLLM)',
    ]);
  });

  test('without assumptions there is no figure', () => {
    expect(sensitivityFigure([], '')).toBeNull();
  });

  test.each(ROOMS)('at %o no text overlaps another or leaves the drawing', (room) => {
    const long = doubtsOf(
      ROWS.map((row) => ({ ...row, swappedPairs: 120, pairs: 325, largestChange: row.largestChange * 3 })),
      [{ slug: 'nvidia-a10', name: 'A chip with a name that nobody could ever fit anywhere' }],
    );
    for (const each of [doubts, long, doubtsOf([doubt({ largestChange: 0 })], CHIPS)]) {
      const figure = sensitivityFigure(each, '');
      expect(figure === null ? ['none'] : textFaults(figure.draw(room))).toEqual([]);
    }
  });
});
