import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MetricsSection } from './metrics-section.tsx';
import { Headline } from './point-headline.tsx';

const interval = { low: 0.482, high: 0.482, assumed: false };
const known = { missing: null, missingText: null };
const scores = {
  usdPerMillionOutputTokens: 1.52,
  utilisation: null,
  usefulTops: 115,
  costEfficiency: 54.6,
  energyEfficiency: null,
  tokensPerSecPerUser: 50.2,
  joulesPerOutputToken: null,
  costs: [{ basis: 'CONTRACT' }],
  metrics: [
    { metric: 'FLEXIBILITY', value: 0.482, unit: 'share of cells', interval, ...known },
    { metric: 'USD_PER_MTOK', value: 1.52, unit: 'USD', interval, ...known },
  ],
  goodput: null,
  policyVersion: 'v1',
} as unknown as PointResult['scores']; // the sections read these fields and no others

test('a price says that it is of a contract, flexibility of how many chips, a speed of which statistic', () => {
  const latency = { tpot: { meanMs: null, p50Ms: 19.9 } };
  const point = { scores, latency, kvPressure: null } as unknown as PointResult;
  const head = renderToStaticMarkup(createElement(Headline, { point }));
  expect(head).toContain('$1.52 / M tokens, 3-year contract price');
  expect(head).toContain('1 ÷ median TPOT');
  const metrics = renderToStaticMarkup(createElement(MetricsSection, { scores, chips: 2 }));
  expect(metrics).toContain('48.2 %');
  expect(metrics).toContain('simulated, of 2 chips in one group');
  expect(metrics).toMatch(/0\.482; 3-year contract price/);
});

test('an assumed interval says that comparisons may assume a wider one', () => {
  const said = (assumed: boolean) => {
    const metrics = [{ ...scores.metrics[0], interval: { low: 0.46, high: 0.5, assumed } }];
    const own = { ...scores, metrics } as unknown as PointResult['scores'];
    return renderToStaticMarkup(createElement(MetricsSection, { scores: own, chips: 2 }));
  };
  expect(said(true)).toContain('Comparisons assume ±15 % of a median over months');
  expect(said(false)).not.toContain('±15 %');
});
