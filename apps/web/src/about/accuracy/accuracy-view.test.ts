import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AccuracyData } from './accuracy-data.ts';
import { EMPTY, row } from './accuracy-fixture.ts';
import { accuracySentence } from './accuracy-sentence.ts';
import { AccuracyView } from './accuracy-view.tsx';

const show = (data: AccuracyData) => renderToStaticMarkup(createElement(AccuracyView, { data }));
const errors = { rows: 40, meanError: 0.124, medianError: 0.08, bias: 0.97 };

test('a checkout without a fit says so, everywhere a number would stand', () => {
  const html = show(EMPTY);
  expect(html).toContain('No published figure has been compared yet');
  expect(html).toContain('nothing to draw');
  expect(html).toContain('No published figure is left out.');
  expect(html).toContain('7 µs');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

test('the sentence says how many figures, and mean and median of what there is', () => {
  expect(
    accuracySentence([
      { quantity: 'LATENCY', headline: errors, kernels: null },
      { quantity: 'POWER', headline: null, kernels: null },
    ]),
  ).toMatch(/^40 published figures .*: times 12 % in the mean and 8\.0 % in the median \(40\)\.$/);
});

test('hardware without a bar is marked, and figures left out are counted', () => {
  const group = { ...errors, name: 'nvidia-a40', barred: false };
  const html = show({
    ...EMPTY,
    accuracy: {
      ...EMPTY.accuracy,
      excluded: [{ reason: 'NO_BATCH', meaning: 'the source does not state the batch', rows: 13 }],
    },
    byChip: { quantities: [{ quantity: 'LATENCY', groups: [group] }] },
    rows: [row()],
  });
  expect(html).toMatch(/href="\/chips\/nvidia-a40">nvidia-a40<\/a><span class="sub">reported, no bar/);
  expect(html).toContain('13 published figures are not compared.');
});
