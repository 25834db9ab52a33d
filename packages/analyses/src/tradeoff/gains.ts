import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { configurationHistory } from './history.ts';

/** Configurations of a model whose first and last dated points can be compared: what gained most first, then by key. */
export function gainsOf(model: string, points: readonly TradeoffPoint[]): ConfigurationHistory[] {
  const byKey = new Map<string, TradeoffPoint[]>();
  for (const point of points) {
    const own = byKey.get(point.configurationKey) ?? [];
    own.push(point);
    byKey.set(point.configurationKey, own);
  }
  return [...byKey]
    .map(([configuration, own]) => configurationHistory({ configuration, model }, own))
    .filter(({ gain }) => gain !== null)
    .toSorted((a, b) => factorOf(b) - factorOf(a) || (a.configuration < b.configuration ? -1 : 1));
}

const factorOf = ({ gain }: ConfigurationHistory) => gain?.tokensPerSecPerChip ?? 0;
