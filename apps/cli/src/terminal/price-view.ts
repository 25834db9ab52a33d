import type { SourcedApiPrice } from '@inferbench/domain/models/api-price';
import { onStdout } from './colours.ts';
import { NONE, table } from './table.ts';

const REMARKS = {
  stated: null,
  'size-class': 'size class default, not a price of this model',
  'out-of-date': 'out of date',
} as const;

const usd = (value: number | null) => (value === null ? NONE : String(value));

/** Prices that providers ask for tokens of a model, each dated, and the sources that they were read from. */
export function describePrices(prices: readonly SourcedApiPrice[]): string {
  const sources = new Map(prices.map(({ sourceKey, source }) => [sourceKey, source]));
  return [
    onStdout.bold('API prices, USD per million tokens; a price carries no precision'),
    table(
      [
        ['provider', (price) => price.provider],
        ['input', (price) => usd(price.usdPerMillionInputTokens)],
        ['output', (price) => usd(price.usdPerMillionOutputTokens)],
        ['cached input', (price) => usd(price.usdPerMillionCachedInputTokens)],
        ['read on', (price) => price.readOn],
        ['confidence', (price) => price.confidence],
        ['source', (price) => price.sourceKey],
        ['remark', ({ standing, note }) => [REMARKS[standing], note].filter(Boolean).join('; ') || NONE],
      ],
      prices,
    ),
    ...[...sources].map(([key, where]) => `${key}: ${where}`),
  ].join('\n');
}
