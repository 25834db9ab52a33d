import { ROOMS, textFaults, WIDE } from '@inferbench/chart/text-boxes';
import type { Mark } from '@inferbench/chart/drawing';
import { expect, test } from 'vitest';
import { EMPTY } from '../accuracy-fixture.ts';
import { ledgerFigure } from './ledger-figure.ts';
import {
  figureWords,
  type LedgerGroup,
  offWords,
  rangeWords,
  seenSentence,
  shareWords,
} from './ledger-words.ts';

/** Two of three prompts missed, at 0.5 and 4 of what was said. */
function group(entry: Partial<LedgerGroup> = {}): LedgerGroup {
  return {
    set: 'NEW_POINTS',
    engine: '0.7.0',
    said: '2026-11-26',
    chip: 'nvidia-b200-sxm-180gb',
    chips: 8,
    model: 'deepseek-r1',
    metric: 'PREFILL_LATENCY_MS',
    held: 1,
    missed: 2,
    ratio: 4,
    low: 0.8,
    high: 1.25,
    heldRatios: [1.1],
    missedRatios: [0.5, 4],
    farthest: {
      framework: 'vllm',
      weights: 'fp8',
      inputTokens: 8192,
      outputTokens: 1024,
      inFlight: 64,
      figures: [{ value: 100, low: 80, high: 125, published: 400, ratio: 4, row: '00000001' }],
    },
    ...entry,
  };
}

const names = { 'nvidia-b200-sxm-180gb': 'B200', 'deepseek-r1': 'DeepSeek R1' };
const figureOf = (groups: LedgerGroup[]) => ledgerFigure({ ledger: { ...EMPTY.ledger, groups }, names });
const groups = [
  group(),
  group({
    metric: 'TPOT_MS',
    held: 3,
    missed: 0,
    ratio: 1.02,
    heldRatios: [0.9, 1.02, 1.2],
    missedRatios: [],
  }),
  group({ set: 'SECOND_TABLE', held: 0, missed: 9, missedRatios: Array<number>(9).fill(50) }),
];

test('the finding counts what had not been seen alone, and says which way the misses go', () => {
  expect(figureOf(groups)?.head.finding).toBe(
    '2 of 2 misses are times of a prompt: we said too low in 1 of them',
  );
  expect(figureOf([...groups, group({ metric: 'TTFT_MS' })])?.head.finding).toBe(
    '4 of 4 misses are times of a prompt and times to the first token',
  );
  expect(figureOf(groups)?.table.rows).toHaveLength(2);
  expect(figureOf([])).toBeNull();
});

test.each(ROOMS)('at %o no text overlaps or leaves the drawing', (room) => {
  const drawing = figureOf(groups)?.draw(room);
  expect(drawing && textFaults(drawing)).toEqual([]);
});

function boxes(marks: readonly Mark[], className: string): number[] {
  return marks.flatMap((mark) =>
    mark.tag === 'group'
      ? boxes(mark.marks, className)
      : mark.tag === 'rect' && mark.className === className
        ? [mark.x + mark.width / 2]
        : [],
  );
}

test('every figure is a mark: hollow where it missed, full where it held, equal factors equally far', () => {
  const drawing = figureOf([group({ missedRatios: [0.25, 4] })])?.draw(WIDE);
  const [below = 0, above = 0] = boxes(drawing?.marks ?? [], 'memory-full');
  expect(boxes(drawing?.marks ?? [], 'part')).toHaveLength(1);
  const line = drawing?.marks.find((mark) => mark.tag === 'path' && mark.className === 'equal');
  const middle = line?.tag === 'path' ? Number(/^M([\d.]+)/.exec(line.d)?.[1]) : Number.NaN;
  expect(Math.abs(middle - below - (above - middle))).toBeLessThan(0.3);
});

test('misses of runs that the engine had seen by another figure are told as misses, not by what held', () => {
  const sets = [{ set: 'SECOND_TABLE', held: 10, missed: 246 }] as const;
  expect(seenSentence({ sets })).toBe(
    'Of 256 more, of runs that the engine had seen by another figure, 246 missed.',
  );
  expect(seenSentence({ sets: [] })).toBe('');
});

test('a factor is said of what we said, and in percent where it is small', () => {
  expect([4, 0.25, 1.04, 0.96, 1.001].map(offWords)).toEqual([
    '4.0 × too low',
    '4.0 × too high',
    '4.0 % too low',
    '4.2 % too high',
    'as said',
  ]);
  expect(shareWords({ held: 1, missed: 2 })).toBe('2 of 3 missed');
  expect(shareWords({ held: 3, missed: 0 })).toBe('all 3 held');
});

test('a time is said in the unit that it is read in, other figures in their own', () => {
  expect(figureWords('PREFILL_LATENCY_MS', 1_020_000)).toBe('17 min');
  expect(rangeWords('PREFILL_LATENCY_MS', 873_000, 1_190_000)).toBe('14.6 to 19.8 min');
  expect([24.3, 4200].map((ms) => figureWords('TPOT_MS', ms))).toEqual(['24.3 ms', '4.20 s']);
  expect([12, 7300].map((sec) => figureWords('REQUEST_LATENCY_S', sec))).toEqual(['12 s', '2.03 h']);
  expect(figureWords('OUTPUT_TOKENS_PER_S_PER_CHIP', 1540)).toBe('1,540 tokens/s per chip');
});
