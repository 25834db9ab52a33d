import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { UnrankedTradeoffEntry } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { TradeoffCurrency, TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { listed } from '@inferbench/units/english';

/** What ranks, and the basis and boundary on which costs and energy are shown whatever does. */
export interface SettledCurrency {
  currency: TradeoffCurrency;
  costBasis: CostBasis | null;
  powerBoundary: PowerBoundary | null;
}

/** The basis and boundary that are asked for, else those of the slice; null where nothing of it has one. */
export function settledCurrency(
  { currency, costBasis, powerBoundary }: TradeoffTarget,
  systems: readonly (readonly TradeoffPoint[])[],
): SettledCurrency {
  return {
    currency,
    costBasis: costBasis ?? widestBasis(systems),
    powerBoundary: powerBoundary ?? bestBoundary(systems),
  };
}

/** How many systems have a point with each key. */
function systemsWith<Key>(
  systems: readonly (readonly TradeoffPoint[])[],
  keysOf: (point: TradeoffPoint) => readonly Key[],
): [key: Key, systems: number][] {
  const counts = new Map<Key, number>();
  for (const points of systems) {
    for (const key of new Set(points.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts];
}

/** Order of prices: on-demand ones first, for they need no assumption of ours; owning, which needs most, last. */
const assumed = (basis: CostBasis) => (basis === 'RENTED' ? 0 : basis === 'OWNED' ? 2 : 1);

/** The basis of cost that covers the most systems. */
function widestBasis(systems: readonly (readonly TradeoffPoint[])[]): CostBasis | null {
  const [widest] = systemsWith(systems, ({ costs }) => costs.map(({ basis }) => basis)).toSorted(
    ([a, ofA], [b, ofB]) => ofB - ofA || assumed(a) - assumed(b) || (a < b ? -1 : 1),
  );
  return widest?.[0] ?? null;
}

/** The best boundary on which at least two systems stand, else the best there is. */
function bestBoundary(systems: readonly (readonly TradeoffPoint[])[]): PowerBoundary | null {
  const ladder = PowerBoundary.options;
  const counts = systemsWith(systems, ({ energy }) => energy.map(({ boundary }) => boundary));
  const shared = counts.filter(([, count]) => count >= 2);
  const [best] = (shared.length > 0 ? shared : counts).toSorted(
    ([a], [b]) => ladder.indexOf(a) - ladder.indexOf(b),
  );
  return best?.[0] ?? null;
}

/** Value of a point in a currency; null where it has none. */
export function valueIn(
  point: TradeoffPoint,
  { currency, costBasis, powerBoundary }: SettledCurrency,
): number | null {
  switch (currency) {
    case 'TOKENS_PER_S_PER_CHIP':
      return point.tokensPerSecPerChip;
    case 'TOKENS_PER_S_PER_KW':
      return point.tokensPerSecPerKw;
    case 'USD_PER_MTOK':
      return point.costs.find(({ basis }) => basis === costBasis)?.usdPerMillionOutputTokens ?? null;
    case 'JOULES_PER_TOKEN':
      return point.energy.find(({ boundary }) => boundary === powerBoundary)?.joulesPerOutputToken ?? null;
  }
}

const inWords = (word: string) => word.toLowerCase().replaceAll('_', ' ');
const basisWords = (basis: CostBasis | null) => (basis === null ? 'on any' : COST_BASIS_WORDS[basis].name);

/** Why a point has no value in a currency. */
export function reasonWithout(
  { costs, energy }: TradeoffPoint,
  { currency, costBasis, powerBoundary }: SettledCurrency,
): Pick<UnrankedTradeoffEntry, 'reason' | 'detail'> {
  switch (currency) {
    case 'USD_PER_MTOK':
      return costs.length === 0
        ? { reason: 'NO_PRICE', detail: 'no price of the chip is known' }
        : {
            reason: 'OTHER_BASIS',
            detail: `known ${listed(costs.map(({ basis }) => basisWords(basis)))}; not ${basisWords(costBasis)}`,
          };
    case 'JOULES_PER_TOKEN':
      return energy.length === 0
        ? { reason: 'NO_POWER', detail: 'no power was measured with these points' }
        : {
            reason: 'OTHER_BASIS',
            detail: `known at ${listed(energy.map(({ boundary }) => inWords(boundary)))}; not at ${inWords(powerBoundary ?? 'any')}`,
          };
    case 'TOKENS_PER_S_PER_KW':
    case 'TOKENS_PER_S_PER_CHIP':
      return { reason: 'NO_POWER', detail: 'no provisioned power of the chip is published' };
  }
}
