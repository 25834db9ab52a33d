import type { ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModelPrices, priceSources, pricesTitle } from './model-prices.tsx';

const PRICE = {
  provider: 'A',
  usdPerMillionInputTokens: 0.435,
  usdPerMillionOutputTokens: 0.87,
  usdPerMillionCachedInputTokens: 0.003625,
  standing: 'STATED' as const,
  readOn: '2026-08-01',
  note: null,
  sourceKey: 'list',
  source: 'a list of prices',
  confidence: 'PRESS' as const,
};

/** Texts of the cells of each row. */
function cellsOf(apiPrices: ModelFactsAnswer['apiPrices']): string[][] {
  const model = { apiPrices, shortName: 'M' } as unknown as ModelFactsAnswer; // the section reads these fields and no others
  const [, body = ''] = renderToStaticMarkup(createElement(ModelPrices, { model })).split('<tbody');
  return [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => cell.replaceAll(/<[^>]*>/g, '')),
  );
}

test('a price is shown as it was listed; what is not listed is said, never 0', () => {
  const listed = { ...PRICE, usdPerMillionOutputTokens: null, usdPerMillionCachedInputTokens: null };
  expect(cellsOf([PRICE, listed]).map((cells) => cells.slice(1, 4))).toEqual([
    ['0.435', '0.87', '0.003625'],
    ['0.435', 'none', 'not listed'],
  ]);
});

test('what is no price of the model says so, beside its note', () => {
  const rows = cellsOf([
    PRICE,
    { ...PRICE, standing: 'SIZE_CLASS' },
    { ...PRICE, standing: 'OUT_OF_DATE', note: 'put right' },
  ]);
  expect(rows.map(([provider]) => provider)).toEqual([
    'A',
    'Asize class default, not a price of this model',
    'Aout of date; put right',
  ]);
});

test('prices are counted with their days, and a source stands once', () => {
  const later = { ...PRICE, provider: 'B', readOn: '2026-09-20' };
  expect(pricesTitle([])).toBeNull();
  expect(pricesTitle([PRICE])).toBe('API prices: 1 list price of 1 provider, read 2026-08-01');
  expect(pricesTitle([later, PRICE, { ...PRICE, sourceKey: 'other' }])).toBe(
    'API prices: 3 list prices of 2 providers, read 2026-08-01 to 2026-09-20',
  );
  expect(priceSources([PRICE, later])).toEqual([{ key: 'list', where: 'a list of prices' }]);
});
