import { catalogue } from '@inferbench/catalogue/catalogue';
import { peakChart } from '@inferbench/answers/peak/peak';
import { PeakChartRequest } from '@inferbench/answers/peak/request';
import { fc, test as law } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Mark } from '@inferbench/chart/drawing';
import { textFaults } from '@inferbench/chart/text-boxes';
import { peakDrawing } from './peak-drawing.ts';
import { peakParts } from './row-marks.ts';

const request = PeakChartRequest.parse({
  chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x', 'nvidia-h100-sxm5-80gb'],
  model: 'llama-3.3-70b',
});
const found = peakChart({ request, published: [], date: null, catalogue });
if (!found.ok) throw found.error;
const [row] = found.value.rows;
if (row === undefined) throw new Error('a B200 holds Llama 3.3 70B');

test.each([
  { form: 'page', width: 1216 },
  { form: 'page', width: 580 },
  { form: 'page', width: 358 },
] as const)('texts stand apart and inside (%j)', (form) => {
  const drawing = peakDrawing(found.value, form);
  expect(drawing.width).toBe(form.width);
  expect(textFaults(drawing)).toEqual([]);
});

/** Words of the titles among marks, groups within too. */
function wordsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.tag === 'group'
      ? wordsOf(mark.marks)
      : mark.tag === 'text' && mark.className === 'title'
        ? [mark.words]
        : [],
  );
}

test.each([580, 358] as const)('at %i px the title keeps what it says against itself', (width) => {
  const chips = ['google-tpu-v5p', 'nvidia-b200-sxm-180gb'];
  const loose = peakChart({ request: { ...request, chips }, published: [], date: null, catalogue });
  if (!loose.ok) throw loose.error;
  const drawing = peakDrawing(loose.value, { form: 'page', width });
  const titles = drawing.marks.map((mark) => (mark.tag === 'group' ? wordsOf(mark.marks).join(' ') : ''));
  expect(titles).toEqual(loose.value.rows.map(({ title }) => title));
  expect(titles.join(' ')).toContain('; the simulator is not calibrated for it');
  expect(textFaults(drawing)).toEqual([]);
});

const share = fc.double({ min: 0.01, max: 1, noNaN: true });

law.prop([share, share, fc.option(fc.double({ min: 0.1, max: 2, noNaN: true }), { nil: null })])(
  'the parts of the lower bar are the usable peak, or all that was delivered where that is more',
  (algorithm, hardware, software) => {
    const attainable = algorithm * hardware;
    const delivered = software === null ? null : attainable * software;
    const parts = peakParts({ ...row, algorithm, hardware, software, attainable, delivered });
    const total = parts.reduce((sum, part) => sum + part.share, 0);
    expect(total).toBeCloseTo(Math.max(algorithm, delivered ?? 0), 9);
  },
);
