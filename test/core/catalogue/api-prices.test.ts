import { apiPricesOf } from '@inferbench/catalogue/api-prices';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { API_PRICES } from '@inferbench/catalogue/generated/api-price-data';
import { ApiPriceTable } from '@inferbench/domain/models/api-price';
import { describe, expect, test } from 'vitest';
import { assertPricedModels } from '../../../packages/catalogue/scripts/assert-consistent.ts';

const { rows, sources } = API_PRICES;

/** Input, output and cached input of the rows of one model and provider, in the order of the table. */
function listed(model: string, provider: string) {
  return rows
    .filter((row) => row.model === model && row.provider === provider)
    .map((row) => [
      row.usdPerMillionInputTokens,
      row.usdPerMillionOutputTokens,
      row.usdPerMillionCachedInputTokens,
    ]);
}

describe('a price of an API', () => {
  test('is the one that was read, by hand: input, output, cached input', () => {
    expect(listed('gpt-oss-120b', 'Groq')).toStrictEqual([[0.15, 0.6, 0.075]]);
    expect(listed('deepseek-r1', 'OpenRouter')).toStrictEqual([[0.5, 2.15, 0.35]]);
    expect(listed('llama-3.1-405b', 'Azure')).toStrictEqual([[5.33, 16, null]]);
  });

  test('is dated, and its source is described', () => {
    for (const { readOn, source } of rows) {
      expect(readOn).toMatch(/^2026-(08-0[15]|09-20)$/);
      expect(sources[source]?.where).toMatch(/commit [0-9a-f]{7}/);
    }
  });

  test('is of a model of the catalogue: an unknown slug is refused', () => {
    const models = [...catalogue.models.values()];
    expect(() => assertPricedModels(rows, models)).not.toThrow();
    expect(() => assertPricedModels(rows.slice(0, 1), [])).toThrow(/names models that there are not: deep/);
  });

  test('comes with its source in words, the cheapest input first', () => {
    const prices = apiPricesOf('deepseek-v4-pro');
    expect(prices.map(({ usdPerMillionInputTokens }) => usdPerMillionInputTokens)).toStrictEqual([
      0.435, 0.435, 1.74, 1.74, 1.74, 1.74,
    ]);
    expect(prices[0]).toMatchObject({ source: sources['openrouter']?.where, sourceKey: 'openrouter' });
    expect(apiPricesOf('llama-2-7b')).toStrictEqual([]);
  });
});

describe('a trap of the lists', () => {
  test('two list prices of one model both stand, with their days', () => {
    expect(listed('deepseek-v4-pro', 'DeepSeek')).toStrictEqual([[0.435, 0.87, 0.003625]]);
    expect(listed('deepseek-v4-pro', 'not named')).toStrictEqual([[1.74, 3.48, 0.145]]);
    expect(listed('deepseek-v4-pro', 'Crusoe')).toStrictEqual([[1.74, 3.48, 0.15]]);
  });

  test('rows of W&B, 100,000 times too high, are left out', () => {
    expect(rows.filter(({ provider }) => /w&b|weights|wandb/i.test(provider))).toStrictEqual([]);
    expect(Math.max(...rows.map(({ usdPerMillionInputTokens }) => usdPerMillionInputTokens))).toBe(10.68);
  });

  test('input and output that the list swapped are put right, and the row says so', () => {
    expect(listed('llama-4-maverick', 'Azure')).toStrictEqual([[0.35, 1.41, null]]);
    const row = apiPricesOf('llama-4-maverick').find(({ provider }) => provider === 'Azure');
    expect(row?.note).toContain('swapped');
  });

  test('a slip of the decimal point is put right, and the row says so', () => {
    expect(listed('qwen3-235b-a22b', 'Together')).toStrictEqual([[0.2, 0.6, null]]);
    const row = apiPricesOf('qwen3-235b-a22b').find(({ provider }) => provider === 'Together');
    expect(row?.note).toContain('decimal point');
  });

  test('defaults of a size class are no price of the model: Fireworks at 0.1, 0.2, 0.9 and 1.2 for both', () => {
    const flat = rows.filter(
      (row) =>
        row.provider === 'Fireworks' &&
        row.usdPerMillionInputTokens === row.usdPerMillionOutputTokens &&
        [0.1, 0.2, 0.9, 1.2].includes(row.usdPerMillionInputTokens),
    );
    expect(flat.length).toBeGreaterThan(0);
    expect(rows.filter(({ standing }) => standing === 'size-class')).toStrictEqual(flat);
  });

  test('prices that are out of date say so: Crusoe’s 0.8 and the flat rates of OCI', () => {
    const old = rows.filter(({ standing }) => standing === 'out-of-date');
    const flat = rows.filter(
      ({ provider, usdPerMillionInputTokens, model }) =>
        provider === 'OCI' ||
        (provider === 'Crusoe' && model === 'gpt-oss-120b' && usdPerMillionInputTokens === 0.8),
    );
    expect(old).toStrictEqual(flat);
    expect(listed('gpt-oss-120b', 'Crusoe')).toStrictEqual([
      [0.8, 0.8, null],
      [0.05, 0.2, 0.05],
    ]);
  });

  test('a free tier is no price, and a row stands once', () => {
    const [row] = rows;
    const table = (...given: unknown[]) => ApiPriceTable.safeParse({ ...API_PRICES, rows: given }).success;
    expect(table(row)).toBe(true);
    expect(table({ ...row, usdPerMillionInputTokens: 0 })).toBe(false);
    expect(table({ ...row, usdPerMillionOutputTokens: 0 })).toBe(false);
    expect(table(row, row)).toBe(false);
    expect(table({ ...row, source: 'hearsay' })).toBe(false);
  });
});
