import { catalogue } from '@inferbench/catalogue/catalogue';
import { describe, expect, test } from 'vitest';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { cellChanges, cellChangeSentence } from '../lab/what-if/cell-changes.ts';
import { pointRows } from '../lab/what-if/point-rows.ts';
import { whatIfParts } from './what-if-parts.ts';
import { whatIfRoofline } from '../lab/what-if/what-if-roofline.ts';
import { whatIfSentence } from '../lab/what-if/what-if-sentence.ts';
import { whole } from '../engine/engine-task.ts';

const H100 = 'nvidia-h100-sxm5-80gb';

function answer(query: string, chip = H100) {
  const parameters = { chip, ...Object.fromEntries(new URLSearchParams(query)) };
  return whole(whatIfParts({ parameters, specified: null }, catalogue));
}

describe('the sentence of an edit', () => {
  test.each([
    ['', /^Twice the memory bandwidth makes a token [\d.]+ times as fast; /],
    [
      'bandwidthTBps=3.35',
      /^As specified, Llama 3.1 70B at batch 8 on 1 chip of H100 .* bound by memory bandwidth\.$/,
    ],
    ['bandwidthTBps=6.7', /^Twice the memory bandwidth makes a token [\d.]+ times as fast; /],
    [
      'bandwidthTBps=1.675',
      /^Half the memory bandwidth makes a token .* times as slow; still bound by memory bandwidth\.$/,
    ],
    ['fp4Tops=4000', /^FP4 peak of 4,000 TOPS leaves a token as fast as it is; /],
    ['bandwidthTBps=6.7&capacityGiB=160', /^Twice the memory bandwidth and twice the memory capacity make /],
    ['bandwidthTBps=50', /^Memory bandwidth of 50 TB\/s .*; (still|now) bound by/],
    ['capacityGiB=20&chips=1', /^With memory capacity of 20 GiB .* no longer runs: /],
  ])('%s', (query, words) => {
    expect(whatIfSentence(answer(query))).toMatch(words);
  });
});

test('a figure that nothing changes is said to be the same, and every other has its ratio or its word', () => {
  const { before, after } = answer('bandwidthTBps=6.7');
  const phases = [before, after].map((side) => (side.ok ? side.value : null));
  const rows = pointRows(phases[0] ?? null, phases[1] ?? null);
  const changes = Object.fromEntries(rows.map(({ name, change }) => [name, change]));
  expect(changes).toMatchObject({ Chips: 'same', 'Largest batch': 'same', 'Decode bound by': 'same' });
  expect(changes['Time per output token']).toMatch(/^× 0\.\d+$/);
});

test('the title of the roofline says the same change as the sentence, whatever a power limit holds back', () => {
  const edited = answer('bandwidthTBps=6.7&model=llama-3.3-70b&weightPrecision=fp8');
  const [, faster] = /([\d.]+) times as fast/.exec(whatIfSentence(edited)) ?? [];
  const title = whatIfRoofline(edited)?.head.finding ?? '';
  const [, from, to] = /from ([\d.]+) to ([\d.]+) useful TOPS/.exec(title) ?? [];
  expect(Number(to) / Number(from)).toBeCloseTo(Number(faster), 1);
});

test('cells that changed are counted by what they became', () => {
  const [before, after] = [answer('bandwidthTBps=3.35'), answer('capacityGiB=160')];
  if (!before.flexibility.ok || !after.flexibility.ok) throw new Error('not simulated');
  const changes = cellChanges(before.flexibility.value, after.flexibility.value);
  expect(changes.changed).toBe(changes.fit);
  expect([changes.unfit, changes.lost, changes.cells]).toEqual([0, 0, 4320]);
  expect(cellChangeSentence(changes)).toMatch(/^\d[\d,]* of 4,320 cells change: .* fit that did not\.$/);
  expect(cellChangeSentence(cellChanges(before.flexibility.value, before.flexibility.value))).toBe(
    'None of 4,320 cells changes.',
  );
});

describe.each(['bandwidthTBps=6.7', 'bandwidthTBps=1000', 'bandwidthTBps=0.001&fp8Tops=1'])(
  'both rooflines with %s',
  (query) => {
    test.each(ROOMS)('have no text over another or outside at %o', (room) => {
      const drawing = whatIfRoofline(answer(query))?.draw(room);
      expect(drawing && textFaults(drawing)).toEqual([]);
    });
  },
);

test('without a peak there is no roofline', () => {
  const none = ['fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8'].map((name) => `${name}Tops=none`).join('&');
  expect(whatIfRoofline(answer(none))).toBeNull();
});
