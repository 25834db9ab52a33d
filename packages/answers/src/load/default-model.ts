import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { extentOf } from '@inferbench/domain/board/system-class';
import { generationsAfter } from '@inferbench/domain/chips/hardware-family';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';

/** The model that the editors want shown first; null: the one that `defaultModel` finds. */
const EDITORS_CHOICE: string | null = null;

/** Where nothing recent is published. */
const OTHERWISE = 'llama-3.3-70b';

/** Models for chips of which no number holds the model of the site: of on-chip memory alone, say. */
export const SMALLER_MODELS: readonly string[] = [OTHERWISE, 'llama-3.1-8b'];

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
 * The model that is shown where nobody asked: of those with points of the last 180 days, the one with most chips that compare like for like in one
 * slice, of at least two vendors, then with most points in it; without any, Llama 3.3 70B. `date` is today.
 */
export function defaultModel(
  slices: readonly TradeoffSlice[],
  catalogue: CatalogueView,
  date: string,
): string {
  if (EDITORS_CHOICE !== null && catalogue.models.has(EDITORS_CHOICE)) return EDITORS_CHOICE;
  const [first] = slices
    .filter(
      ({ precision, technique, newest }) =>
        precision !== null &&
        technique === 'PLAIN' &&
        newest !== null &&
        dayOf(date) - dayOf(newest) <= RECENT_DAYS,
    )
    .map(({ model, points, together }) => ({ model, points, alike: alikeOf(together, catalogue) }))
    .filter(({ alike }) => alike.vendors > 1)
    .toSorted((a, b) => b.alike.chips - a.alike.chips || b.points - a.points || (a.model < b.model ? -1 : 1));
  return first?.model ?? OTHERWISE;
}

/** Chips of their vendors' two newest generations that ran in one server, prompts and answers together. */
function alikeOf(together: TradeoffSlice['together'], { chips }: CatalogueView) {
  const alike = together.flatMap(({ chip: slug, chips: count }) => {
    const chip = chips.get(slug);
    const isOfIt =
      chip !== undefined &&
      generationsAfter(chip, chips) <= 1 &&
      extentOf(count, chip.interconnect?.scaleUpChips ?? null) === 'SERVER';
    return isOfIt ? [chip] : [];
  });
  return {
    chips: new Set(alike.map(({ slug }) => slug)).size,
    vendors: new Set(alike.map(({ vendor }) => vendor)).size,
  };
}
