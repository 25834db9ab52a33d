import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { generationsAfter } from '@inferbench/domain/chips/hardware-family';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';

/** Where nothing recent is published. */
const OTHERWISE = 'llama-3.3-70b';

/** Points of so many days are recent. */
const RECENT_DAYS = 180;

const MONTHS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** A count of days, of "2026-08-01"; of a month its first day. */
function dayOf(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  // Leap days of the years that are over, this one among them from March on.
  const over = month > 2 ? year : year - 1;
  const leaps = Math.floor(over / 4) - Math.floor(over / 100) + Math.floor(over / 400);
  return 365 * year + leaps + (MONTHS[month - 1] ?? 0) + day;
}

/**
 * The model that is shown where nobody asked: of those with points of the last 180 days, the one with most chips of their vendors' two
 * newest generations, then with most points; without any, Llama 3.3 70B. `date` is today.
 */
export function defaultModel(
  slices: readonly TradeoffSlice[],
  { chips }: CatalogueView,
  date: string,
): string {
  const found = new Map<string, { chips: Set<string>; points: number }>();
  for (const { model, precision, newest, chipSlugs, points } of slices) {
    if (precision === null || newest === null || dayOf(date) - dayOf(newest) > RECENT_DAYS) continue;
    const known = found.get(model) ?? { chips: new Set(), points: 0 };
    for (const slug of chipSlugs) {
      const chip = chips.get(slug);
      if (chip !== undefined && generationsAfter(chip, chips) <= 1) known.chips.add(slug);
    }
    found.set(model, { chips: known.chips, points: known.points + points });
  }
  const [first] = [...found].toSorted(
    ([a, ofA], [b, ofB]) => ofB.chips.size - ofA.chips.size || ofB.points - ofA.points || (a < b ? -1 : 1),
  );
  return first?.[0] ?? OTHERWISE;
}
