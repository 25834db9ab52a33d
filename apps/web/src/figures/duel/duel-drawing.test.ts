import { catalogue } from '@inferbench/catalogue/catalogue';
import { duelChart } from '@inferbench/answers/duel/duel';
import { DuelRequest } from '@inferbench/answers/duel/request';
import type { DuelSample } from '@inferbench/answers/duel/shape';
import { fc, test as law } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Mark } from '@inferbench/chart/drawing';
import { textFaults } from '@inferbench/chart/text-boxes';
import { duelDrawing } from './duel-drawing.ts';
import { duelRoom } from './duel-room.ts';
import { duelScales } from './duel-scales.ts';
import { ratioRuns } from './ratio-runs.ts';

function duelOf(request: object) {
  const found = duelChart({ request: DuelRequest.parse(request), published: [], date: null, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
}

const FORMS = [
  { form: 'page', width: 1216 },
  { form: 'page', width: 580 },
  { form: 'page', width: 358 },
  { form: 'share' },
  { form: 'card', width: 384 },
  { form: 'card', width: 358 },
] as const;

const flat = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => ('marks' in mark ? [mark, ...flat(mark.marks)] : [mark]));

const PAIR = { chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'], model: 'deepseek-r1' };

test.each(FORMS)('a duel is drawn without a text over another or outside (%j)', (form) => {
  expect(textFaults(duelDrawing(duelOf(PAIR), form))).toEqual([]);
});

test.each(FORMS)('where a memory is full does not stand on whose half it is (%j)', (form) => {
  const shown = { ...duelOf(PAIR), ahead: 'uses less energy' };
  const ratios = shown.ratios.map((ratio) => ({
    ...ratio,
    crossings: [],
    points: [],
    samples: ratio.samples
      .filter(({ context }) => context <= 9500)
      .map((sample) => ({ ...sample, ratio: 1.1, low: 0.75, high: 1.6 })),
    ends: { why: 'B200: memory full', context: 9396, chip: null },
  }));
  expect(textFaults(duelDrawing({ ...shown, ratios }, form))).toEqual([]);
});

test('of four chips each has its name, apart from the others', () => {
  const chips = ['nvidia-h100-sxm5-80gb', 'nvidia-a100-sxm4-80gb', 'nvidia-b200-sxm-180gb', 'amd-mi355x'];
  const shown = duelOf({ chips, model: 'llama-3.3-70b', users: 16 });
  for (const form of FORMS.slice(0, 4)) {
    const drawing = duelDrawing(shown, form);
    expect(textFaults(drawing)).toEqual([]);
    const words = flat(drawing.marks).flatMap((mark) => (mark.tag === 'text' ? [mark.words] : []));
    expect(words).toEqual(expect.arrayContaining(['A100', 'B200', 'MI355X']));
  }
});

test('without a calibration band and line are slate, and the halves keep their owners', () => {
  const shown = duelOf({
    chips: ['nvidia-h100-sxm5-80gb', 'google-tpu-v5p'],
    model: 'llama-3.3-70b',
    users: 1,
  });
  const owners = flat(duelDrawing(shown, { form: 'page', width: 1216 }).marks).flatMap((mark) =>
    mark.tag === 'group' && mark.marks.some(({ className }) => className === 'ratio-band')
      ? [mark.className]
      : [],
  );
  expect(new Set(owners)).toEqual(new Set(['vendor-other']));
});

const samples = fc
  .array(
    fc.record({
      middle: fc.double({ min: -3, max: 3, noNaN: true }),
      half: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map(({ middle, half }, i): DuelSample => ({
      context: 128 * (i + 1),
      ratio: Math.exp(middle),
      low: Math.exp(middle - half),
      high: Math.exp(middle + half),
    })),
  );

law.prop([samples])(
  'runs hold each sample once, on the side that is ahead, and meet where it is equal',
  (drawn) => {
    const runs = ratioRuns(drawn);
    const own = runs.flatMap((run) => run.samples.filter((sample) => drawn.includes(sample)));
    expect(own).toEqual(drawn);
    for (const { side, samples: held } of runs)
      for (const { ratio } of held)
        expect(side === 'b' ? ratio : 1 / ratio).toBeGreaterThanOrEqual(1 - 1e-12);
    runs.forEach((run, i) => {
      const next = runs[i + 1];
      if (next !== undefined) expect(run.samples.at(-1)).toBe(next.samples[0]);
    });
  },
);

law.prop([samples])('the axis is the same above and below equality, and holds every band', (drawn) => {
  const base = duelOf({ chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'], model: 'llama-3.1-8b', users: 1 });
  const room = duelRoom({ form: 'page', width: 1216 });
  const [ratio] = base.ratios;
  if (ratio === undefined) throw new Error('the duel has a ratio');
  const { y, most } = duelScales({ ...base, ratios: [{ ...ratio, samples: drawn }] }, room);
  for (const { low, high } of drawn) expect(Math.max(high, 1 / low)).toBeLessThanOrEqual(most * (1 + 1e-9));
  expect(y(1) - y(most)).toBeCloseTo(y(1 / most) - y(1), 6);
});
