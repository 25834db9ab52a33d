import type { SourcedApiPrice } from '@inferbench/domain/models/api-price';
import { HOURS_PER_MONTH, SECONDS_PER_HOUR } from '@inferbench/units/si';
import type { ServersRequest } from './request.ts';
import type { ServersApiPrice, ServersSystem } from './shape.ts';

/** Tokens that a list price is of. */
const TOKENS_PRICED = 1e6;

/** Cheapest list price of the tokens that the service makes in a month on its servers, prompts as if none were cached; null where nobody lists one. */
export function apiPriceOf(
  prices: readonly SourcedApiPrice[],
  { inputTokens, outputTokens, requestsPerSec }: ServersRequest,
  first: ServersSystem,
): ServersApiPrice | null {
  const requests =
    (requestsPerSec ?? first.requestsPerSec * first.servers) * HOURS_PER_MONTH * SECONDS_PER_HOUR;
  const [cheapest] = prices
    .flatMap(({ standing, usdPerMillionInputTokens, usdPerMillionOutputTokens, ...row }) => {
      if (standing !== 'stated' || usdPerMillionOutputTokens === null) return [];
      const usdEach =
        (inputTokens * usdPerMillionInputTokens + outputTokens * usdPerMillionOutputTokens) / TOKENS_PRICED;
      return [{ usdPerMonth: requests * usdEach, ...row }];
    })
    .toSorted((a, b) => a.usdPerMonth - b.usdPerMonth || (a.provider < b.provider ? -1 : 1));
  if (cheapest === undefined) return null;
  const { provider, usdPerMonth, readOn, source } = cheapest;
  return { provider, usdPerMonth, readOn, source };
}
