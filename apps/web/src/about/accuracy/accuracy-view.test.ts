import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AccuracyData } from './accuracy-data.ts';
import { EMPTY, row } from './accuracy-fixture.ts';
import { accuracySentence, timesSentence } from './accuracy-view.tsx';
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

test('the lede says the error of whole models and that under load, each with its count', () => {
  const quantities = [{ quantity: 'LATENCY', headline: errors, kernels: null }] as const;
  const regime = {
    validation: 'FAMILY_AND_MODEL',
    population: 'tables',
    rows: 7384,
    meanError: 0.187,
  } as const;
  const found = [
    { ...regime, regime: 'serving, output_tokens_per_s' },
    { ...regime, regime: 'serving, tpot_ms' },
  ];
  expect(timesSentence(quantities, found)).toBe(
    'Times of 40 published figures left out of the fit are 12 % off in the mean, and 7,384 times per token under load 19 %.',
  );
  expect(timesSentence([], found)).toBe('');
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
