import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import type { RankedWorkloadEntry, Sensitivity } from '@inferbench/domain/workload/workload-ranking';
import type { CostBasis } from '@inferbench/domain/scores/score';
import { systemKey } from './option.ts';

/** What a buyer would doubt. By how much is our choice: steps that show whether the order depends on it, no published spread. */
const DOUBTS = [
  { key: 'usdPerKwh', factors: [0.5, 2], unit: 'USD/kWh' },
  { key: 'pue', factors: [0.85, 1.25], unit: '' },
  { key: 'years', factors: [2 / 3, 5 / 3], unit: 'years' },
  { key: 'capitalOverhead', factors: [0, 2], unit: 'of the chips' },
  { key: 'hostWattsPerChip', factors: [0.5, 2], unit: 'W a chip' },
] as const satisfies readonly { key: keyof OwnershipAssumptions; factors: readonly number[]; unit: string }[];

/** Our choice as well. */
const PRICE_FACTORS = [0.85, 1.15] as const;

export interface SensitivityInput {
  base: readonly RankedWorkloadEntry[];
  assumptions: Assumptions;
  /** Price of a chip on the basis that ranks; null where it has none. */
  priceOf: (chip: string) => { usdPerChipHour: number | null; usdPerChip: number | null };
  basis: CostBasis;
  /** The same ranking under other assumptions. */
  rankUnder: (assumptions: Assumptions) => readonly RankedWorkloadEntry[];
}

/** What each assumption does to the order when it alone changes. */
export function sensitivityOf(input: SensitivityInput): Sensitivity[] {
  if (input.base.length < 2) return [];
  return [...priceDoubts(input), ...(input.basis === 'OWNED' ? ownershipDoubts(input) : [])];
}

function ownershipDoubts(input: SensitivityInput): Sensitivity[] {
  const { assumptions } = input;
  return DOUBTS.flatMap(({ key, factors, unit }) =>
    factors.map((factor) => {
      const from = assumptions.ownership[key];
      const to = key === 'pue' ? Math.max(1, from * factor) : from * factor;
      const changed = { ...assumptions, ownership: { ...assumptions.ownership, [key]: to } };
      return compared(input, changed, { assumption: key, from, to, unit });
    }),
  );
}

function priceDoubts(input: SensitivityInput): Sensitivity[] {
  const { base, assumptions, basis, priceOf } = input;
  // A client states offers and purchases; the price of a contract is one estimate a chip, and nothing to move.
  if (basis === 'CONTRACT') return [];
  const chips = [...new Set(base.map(({ chip }) => chip))];
  const rented = basis === 'RENTED';
  return chips.flatMap((chip) => {
    const known = priceOf(chip);
    const from = rented ? known.usdPerChipHour : known.usdPerChip;
    if (from === null) return [];
    return PRICE_FACTORS.map((factor) => {
      const to = from * factor;
      const price = { chip, ...known, ...(rented ? { usdPerChipHour: to } : { usdPerChip: to }) };
      const prices = [...assumptions.prices.filter((other) => other.chip !== chip), price];
      const unit = rented ? 'USD/h a chip' : 'USD a chip';
      return compared(input, { ...assumptions, prices }, { assumption: `price of ${chip}`, from, to, unit });
    });
  });
}

function compared(
  { base, rankUnder }: SensitivityInput,
  changed: Assumptions,
  what: Pick<Sensitivity, 'assumption' | 'from' | 'to' | 'unit'>,
): Sensitivity {
  const after = rankUnder(changed);
  const place = new Map(after.map((entry, index) => [keyOf(entry), { index, value: entry.value }]));
  const kept = base.flatMap((entry) => {
    const found = place.get(keyOf(entry));
    return found === undefined ? [] : [{ ...found, before: entry.value }];
  });
  let swappedPairs = 0;
  for (const [i, a] of kept.entries())
    for (const b of kept.slice(i + 1)) if (a.index > b.index) swappedPairs += 1;
  const [leader, was] = [after[0], base[0]];
  return {
    ...what,
    swappedPairs,
    pairs: (kept.length * (kept.length - 1)) / 2,
    leader: leader?.label ?? '',
    leaderChanges: leader !== undefined && was !== undefined && keyOf(leader) !== keyOf(was),
    largestChange: Math.max(0, ...kept.map(({ value, before }) => Math.abs(value / before - 1))),
  };
}

const keyOf = ({ system, precision }: RankedWorkloadEntry) => systemKey(system, precision);
