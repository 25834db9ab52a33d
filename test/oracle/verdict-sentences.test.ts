import { expect, test } from 'vitest';
import { falseClaims, falseCounts, unknownNumbers } from './verdict-sentences.ts';
import { evidenceOf, readSlice } from './verdicts.ts';

const SIDES = [
  { label: 'A9', chips: ['a'] },
  { label: 'B9', chips: ['b'] },
];
const LED = { kind: 'LEADS', leader: 'a', low: 280 / 150, high: 2.8, isBound: false } as const;

const RAN = {
  model: 'm',
  chips: '8',
  phase: 'SERVING',
  mode: 'STEADY',
  older: 'false',
  example: 'false',
  nominalInputTokens: '8192',
  nominalOutputTokens: '1024',
  precision: 'FP8',
  technique: 'PLAIN',
  extent: 'SERVER',
  pools: 'AGGREGATED',
  measuredTo: '2026-02-12',
};

/** Rows of the example of docs/metrics.md#verdicts, as [chip, tokens/s each, tokens/s a chip]. */
const EXAMPLE = [
  ['a', '55', '280'],
  ['b', '52', '100'],
  ['b', '40', '150'],
].map(([chip = '', tokensPerSecPerUser = '', tokensPerSecPerChip = '']) => ({
  ...RAN,
  chip,
  tokensPerSecPerUser,
  tokensPerSecPerChip,
}));

test('the example of the document: 280 ÷ 150 to 280 ÷ 100', () => {
  const evidence = evidenceOf(EXAMPLE, []);
  const [first] = evidence.slices;
  if (first === undefined) throw new Error('no slice');
  expect(readSlice({ chips: ['a', 'b'], slice: first.slice, at: 50 }, evidence)).toEqual(LED);
});

test('a lead is found that no row gives: of the other, by another range, or unsaid', () => {
  const faults = (text: string) => falseClaims(text, SIDES, [LED]).length;
  expect(faults('A9 leads B9 by 1.9 to 2.8 times in output per chip on M.')).toBe(0);
  expect(faults('B9 leads A9 by 1.9 to 2.8 times in output per chip on M.')).toBe(1);
  expect(faults('A9 leads B9 by 1.9 to 2.9 times in output per chip on M.')).toBe(1);
  expect(faults('A9 leads B9 by at least 1.9 to 2.8 times in output per chip on M.')).toBe(1);
  expect(faults('A9 and B9 cannot be told apart on M.')).toBe(1);
});

test('a number is found that no row gives, and digits of names are none', () => {
  const faults = (text: string) => unknownNumbers(text, ['M3 4'], [50, 36.94, 8192 / 1024]).length;
  expect(faults('M3 4 at 50 tokens/s each, FP8, 8K, not run slower than 36.9.')).toBe(0);
  expect(faults('M3 4 was not run slower than 37.9 tokens/s each.')).toBe(1);
});

test('a count, a name and a range over models are found where rows give others', () => {
  const models = [
    { name: 'M1', reading: LED },
    { name: 'M1 Pro', reading: { kind: 'TIED', leader: null, low: null, high: null, isBound: false } },
    { name: 'M2', reading: { kind: 'NONE', leader: null, low: null, high: null, isBound: false } },
  ] as const;
  const faults = (text: string) => falseCounts(text, SIDES, models).length;
  const right =
    'A9 leads B9 on one of two models in one server, by 1.9 to 2.8 times; they cannot be told apart on M1 Pro; one cannot be compared.';
  expect(faults(right)).toBe(0);
  expect(faults(right.replace('of two', 'of three'))).toBe(1);
  expect(faults(right.replace('M1 Pro', 'M1'))).toBe(1);
  expect(faults(right.replace('2.8', '3.8'))).toBe(1);
  const further = { ...LED, high: 3.8, isBound: true };
  const wide = [{ ...models[0], slices: [further] }, ...models.slice(1)];
  expect(falseCounts(right.replace('by 1.9 to 2.8', 'by at least 1.9 to 3.8'), SIDES, wide)).toEqual([]);
  expect(falseCounts(right, SIDES, wide)).not.toEqual([]);
  expect(faults(right.replace('; one cannot be compared', ''))).toBe(1);
  const alone = models.filter(({ reading }) => reading.kind === 'TIED').slice(0, 1);
  const nobody =
    'A9 and B9 cannot be told apart on the one model in one server, 8K / 1K, at 40 tokens/s each.';
  expect(falseCounts(nobody, SIDES, alone)).toEqual([]);
  expect(falseCounts(nobody, SIDES, models)).not.toEqual([]);
});
