import { fc, test as law } from '@fast-check/vitest';
import type { SideQuestion, SideRow } from '@inferbench/answers/side-by-side/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { describe, expect, test } from 'vitest';
import { lawCount } from '../../../testkit/law-scale.ts';
import { publishedPoint } from '../../analyses/published-point.ts';
import { sidesOf } from './sides-of.ts';

const [B200, LPU, TPU] = ['nvidia-b200-sxm-180gb', 'groq-lpu-v1', 'google-tpu-v5p'] as const;
const FAMILIES = { model: 'llama-3.3-70b', chips: [B200, LPU, TPU] };

const rowOf = (rows: readonly SideRow[], question: SideQuestion) =>
  rows.find((row) => row.question === question);
const valuesOf = (rows: readonly SideRow[], question: SideQuestion) =>
  rowOf(rows, question)?.figures.map(({ value }) => value) ?? [];

describe('three families with Llama 3.3 70B in 8 bits', () => {
  const { answer, sides } = sidesOf(FAMILIES);
  const { rows } = answer;

  test('stand on as many chips as hold one user, and every figure is of that one step', () => {
    expect(valuesOf(rows, 'CHIPS')).toEqual([1, 344, 1]);
    for (const [i, { step }] of sides.entries()) {
      expect(valuesOf(rows, 'SPEED')[i]).toBe(step?.expected.decodeTokensPerSec);
      expect(valuesOf(rows, 'WATTS')[i]).toBe(step?.power?.wallWatts ?? null);
      expect(valuesOf(rows, 'RIDGE')[i]).toBe(step?.ridgePoint);
    }
    // What a reader can divide from the rows gives the other rows.
    const [speed, watts] = [valuesOf(rows, 'SPEED')[0] ?? 0, valuesOf(rows, 'WATTS')[0] ?? 1];
    expect((valuesOf(rows, 'PER_WATT')[0] ?? 0) / (speed / watts)).toBeCloseTo(1, 9);
  });

  test('what is missing is said with its reason and is no zero', () => {
    const missing = rows.flatMap(({ figures }) => figures.filter(({ value }) => value === null));
    expect(missing.map(({ words }) => words)).toEqual([
      ...Array.from({ length: 4 }, () => 'power not simulated'),
      'no on-demand price',
      'no purchase price',
    ]);
    expect(rows.flatMap(({ figures }) => figures).some(({ value }) => value === 0)).toBe(false);
  });

  test('no single one wins, and a leader is named with its number and whom it leads', () => {
    expect(answer.title).toBe('No single chip wins: B200 leads in price to own and 344 LPU v1 lead in speed');
    expect(answer.sentence).toContain('344 LPU v1 lead B200 and TPU v5p in speed');
    expect(answer.sentence).toContain('no verdict in tokens/s per watt: only B200 has a figure');
  });

  test('nobody published one user of these, so that no row says so', () => {
    expect(rowOf(rows, 'PUBLISHED_SPEED')).toBeUndefined();
  });
});

test('a published run of one user stands in a row of its own, beside no simulation and without a verdict', () => {
  const run = { chip: B200, precisionClass: 'FP8' as const, concurrency: 1, tokensPerSecPerUser: 90 };
  const { answer } = sidesOf({
    ...FAMILIES,
    published: [publishedPoint(run), publishedPoint({ ...run, pointId: 'b', concurrency: 64 })],
  });
  const row = rowOf(answer.rows, 'PUBLISHED_SPEED');
  expect(row?.figures.map(({ value, kind }) => [value, kind])).toEqual([
    [90, 'REPORTED'],
    [null, null],
    [null, null],
  ]);
  expect(row?.verdict).toBeNull();
});

const served = [...catalogue.chips.values()]
  .filter(({ status }) => status === 'shipping')
  .map(({ slug }) => slug);
const asked = fc.record({
  model: fc.constantFrom('llama-3.1-8b', 'llama-3.3-70b', 'deepseek-r1', 'llama-4-scout'),
  chips: fc.uniqueArray(fc.constantFrom(...served), { minLength: 3, maxLength: 4 }),
  precision: fc.constantFrom('FP8' as const, 'FP4' as const, 'FP16' as const),
  pay: fc.constantFrom('RENTED' as const, 'OWNED' as const, 'CONTRACT' as const, 'NONE' as const),
});
/** Races in which less is better. */
const LESS = new Set<SideQuestion>(['PRICE', 'OWNED_PRICE']);

/** Leads that a sentence tells: "344 LPU v1 lead B200 and TPU v5p in speed and price to own". */
function leadsIn(sentence: string): { leader: string; questions: string[] }[] {
  return sentence.split(/; |: |\.$/).flatMap((part) => {
    const [, leader, questions] = /^(.+) leads? .+ in (.+)$/.exec(part) ?? [];
    return leader === undefined || questions === undefined
      ? []
      : [{ leader, questions: questions.split(/, | and /) }];
  });
}

law.prop([asked], { numRuns: lawCount(300, 12) })(
  'whoever a sentence calls leading has a range wholly apart from every other of the row it speaks of',
  (request) => {
    const { answer, sides } = sidesOf(request);
    expect(answer.title.length).toBeLessThanOrEqual(MAX_FINDING_LENGTH);
    const named = sides.map(({ compared, step }) =>
      [
        ...(step === null || step.chips === 1 ? [] : [step.chips.toLocaleString('en-US')]),
        compared.label,
      ].join(' '),
    );
    const told = leadsIn(answer.sentence);
    for (const { leader, questions } of told) {
      const at = named.indexOf(leader);
      for (const asking of questions) {
        const row = answer.rows.find(({ title }) => title.toLowerCase() === asking.toLowerCase());
        const own = row?.figures[at];
        const others = row?.figures.filter((figure, i) => i !== at && figure.value !== null) ?? [];
        expect([asking, own?.kind, others.length > 0]).toEqual([asking, 'SIMULATED', true]);
        const isApart = (low: number | null, high: number | null) =>
          row !== undefined && LESS.has(row.question)
            ? (own?.high ?? Infinity) < (low ?? 0)
            : (own?.low ?? 0) > (high ?? Infinity);
        expect(others.filter(({ low, high }) => !isApart(low, high))).toEqual([]);
      }
    }
    // Every verdict that names a leader is told, and the title names nobody else.
    const leading = answer.rows.filter(({ verdict }) => verdict?.leader != null);
    expect(told.flatMap(({ questions }) => questions)).toHaveLength(leading.length);
    const inTitle = named.filter((name) => / leads? in /.test(answer.title) && answer.title.includes(name));
    const leaders = sides.map(({ compared }) =>
      leading.some(({ verdict }) => verdict?.leader === compared.chip),
    );
    expect(inTitle.every((name) => leaders[named.indexOf(name)])).toBe(true);
  },
);

law.prop([asked], { numRuns: lawCount(300, 12) })(
  'a row holds one kind, every figure lies in its interval, and none is missing without words',
  (request) => {
    for (const { basis, figures } of sidesOf(request).answer.rows)
      for (const { value, low, high, kind, words } of figures) {
        expect([value === null, words === ''].every(Boolean)).toBe(false);
        expect(kind === 'SIMULATED').toBe(value !== null && basis === 'SIMULATED');
        expect((low ?? 0) <= (value ?? 0) && (value ?? 0) <= (high ?? 0)).toBe(true);
      }
  },
);

law.prop([asked], { numRuns: lawCount(300, 12) })(
  'the place of one user under a roof is that of the chip’s own peak and bandwidth',
  (request) => {
    const { answer, sides } = sidesOf(request);
    expect(answer.roofs.map(({ chip }) => chip)).toEqual(
      sides.filter(({ step }) => step !== null).map(({ compared }) => compared.chip),
    );
    for (const { chip, peakOpsPerSec, bytesPerSec, ridge, intensity, userOpsPerSec } of answer.roofs) {
      const own = sides.find(({ compared }) => compared.chip === chip);
      expect(own?.chip.peaks.map(({ denseOpsPerSec }) => denseOpsPerSec)).toContain(peakOpsPerSec);
      expect(ridge).toBe(own?.step?.ridgePoint);
      expect(peakOpsPerSec / bytesPerSec / ridge).toBeCloseTo(1, 9);
      expect(userOpsPerSec).toBe(Math.min(peakOpsPerSec, bytesPerSec * intensity));
      // Of a chip with one memory that is its bandwidth.
      const { memory, onChip } = own?.chip ?? {};
      const bandwidths = [memory?.bandwidthBytesPerSec, onChip?.bandwidthBytesPerSec].filter(
        (each) => each != null,
      );
      const nearest = Math.min(...bandwidths.map((each) => Math.abs(each / bytesPerSec - 1)));
      expect(nearest).toBeLessThan(1);
    }
  },
);
