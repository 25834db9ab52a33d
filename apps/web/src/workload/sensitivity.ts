import type { SensitivityRow } from '@inferbench/graphql-documents/workload';
import { listedUpTo } from '@inferbench/units/english';
import { formatPercent, formatValue } from '@inferbench/units/format';
import { chipName, type Named } from './names.ts';

export interface Doubt {
  name: string;
  isPrice: boolean;
  changes: readonly SensitivityRow[];
  swappedPairs: number;
  pairs: number;
  largestChange: number;
  /** System that is first after the change that puts another there; null where none does. */
  newLeader: string | null;
}

const PRICE = 'price of ';
const NAMES: Readonly<Record<string, string>> = {
  usdPerKwh: 'price of electricity',
  pue: 'PUE',
  years: 'years of use',
  capitalOverhead: 'server on top of the chips',
  hostWattsPerChip: 'power of the host',
};

/** Assumptions, those that change the order most first. */
export function doubtsOf(rows: readonly SensitivityRow[], chips: readonly Named[]): Doubt[] {
  const names = [...new Set(rows.map(({ assumption }) => assumption))];
  return names
    .map((assumption): Doubt => {
      const changes = rows.filter((row) => row.assumption === assumption);
      const isPrice = assumption.startsWith(PRICE);
      return {
        name: isPrice
          ? `${PRICE}${chipName(assumption.slice(PRICE.length), chips)}`
          : (NAMES[assumption] ?? assumption),
        isPrice,
        changes,
        swappedPairs: Math.max(...changes.map((change) => change.swappedPairs)),
        pairs: Math.max(...changes.map((change) => change.pairs)),
        largestChange: Math.max(...changes.map((change) => change.largestChange)),
        newLeader: changes.find(({ leaderChanges }) => leaderChanges)?.leader ?? null,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.newLeader !== null) - Number(a.newLeader !== null) ||
        b.swappedPairs - a.swappedPairs ||
        b.largestChange - a.largestChange,
    );
}

/** "−15 %", or the figures where the change is no share of what it was. */
export function changeWords({ from, to, unit }: Pick<SensitivityRow, 'from' | 'to' | 'unit'>): string {
  const share = from === 0 ? null : to / from - 1;
  if (share !== null) return `${share < 0 ? '−' : '+'}${formatPercent(Math.abs(share))}`;
  return `${formatValue(to)} ${unit}`;
}

/** Says what becomes of the order: "1 of 10 pairs swap at −15 %; another is first". */
export function effectWords({ swappedPairs, pairs, changes, newLeader }: Doubt): string {
  if (swappedPairs === 0 && newLeader === null) return 'order stays';
  const at = changes.find((change) => change.swappedPairs === swappedPairs) ?? changes[0];
  const when = at === undefined ? '' : ` at ${changeWords(at)}`;
  return `${swappedPairs} of ${pairs} pairs swap${when}${newLeader === null ? '' : '; another is first'}`;
}

const MOST_NAMED = 2;

/** Says which assumptions matter most, and whether any puts another system first. */
export function sensitivitySentence(doubts: readonly Doubt[]): string {
  const [first] = doubts;
  if (first === undefined) return '';
  const count = doubts.length === 1 ? 'one assumption' : `${doubts.length} assumptions`;
  const leading = doubts.find(({ newLeader }) => newLeader !== null);
  const change = leading?.changes.find(({ leaderChanges }) => leaderChanges);
  const leader =
    leading === undefined || change === undefined
      ? 'none puts another system first'
      : `${leading.newLeader ?? ''} is first where the ${leading.name} is ${formatValue(change.to)} ${change.unit}`.trimEnd();
  if (first.swappedPairs === 0 && leading === undefined)
    return `Of ${count} changed one at a time none changes the order; ${widestWords(doubts)}.`;
  const most = doubts.filter(({ swappedPairs }) => swappedPairs === first.swappedPairs);
  const names = listedUpTo(
    MOST_NAMED,
    most.map(({ name }) => name),
  );
  const changes = most.length === 1 ? 'changes' : 'change';
  return `Of ${count} changed one at a time the ${names} ${changes} the order most, ${effectWords({ ...first, newLeader: null })}; ${leader}.`;
}

function widestWords(doubts: readonly Doubt[]): string {
  const most = Math.max(...doubts.map(({ largestChange }) => largestChange));
  const widest = doubts.filter(({ largestChange }) => largestChange > most - 1e-6);
  const [first] = widest;
  if (first === undefined || widest.length > 1)
    return `${widest.length === doubts.length ? 'each' : `each of ${widest.length}`} moves a value by up to ${formatPercent(most)}`;
  return `the ${first.name} moves a value most, by ${formatPercent(most)}`;
}

export function priceAgainstEnergy(doubts: readonly Doubt[]): string | null {
  const prices = doubts.filter(({ isPrice }) => isPrice).map(({ largestChange }) => largestChange);
  const energy = doubts.find(({ changes }) => changes[0]?.assumption === 'usdPerKwh');
  if (prices.length === 0 || energy === undefined) return null;
  return `A price that moves by 15 % changes a value by up to ${formatPercent(Math.max(...prices))}, half or twice the price of electricity by up to ${formatPercent(energy.largestChange)}.`;
}
