import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { epochSec } from '@inferbench/units/utc-time';
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

/**
 * Configurations of which each gave the most of its chip when it was last run, those that gave most first; only of what was run on two
 * days at least, and a month without a day is none.
 */
export function bestOfEachChip(histories: readonly ConfigurationHistory[]): ConfigurationHistory[] {
  const chips = new Set<string>();
  return histories
    .map((history) => ({ history, runs: history.points.filter(isOfDay) }))
    .filter(({ runs }) => new Set(runs.map(({ measured }) => measured?.to)).size > 1)
    .toSorted((a, b) => lastRate(b.runs) - lastRate(a.runs))
    .flatMap(({ history, runs: [first] }) => {
      if (first === undefined || chips.has(first.chip)) return [];
      chips.add(first.chip);
      return [history];
    });
}

const lastRate = (runs: readonly TradeoffPoint[]) => runs.at(-1)?.tokensPerSecPerChip ?? 0;

function isOfDay({ measured }: TradeoffPoint): boolean {
  return measured !== null && epochSec(`${measured.to}T00:00:00Z`) !== null;
}

const factorOf = ({ gain }: ConfigurationHistory) => gain?.tokensPerSecPerChip ?? 0;
