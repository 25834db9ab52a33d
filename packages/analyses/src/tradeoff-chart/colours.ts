import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { MOST_ASKED_CHIPS } from '@inferbench/domain/tradeoff-chart';

interface Row {
  chip: string;
  vendor: string;
  older: boolean;
}

/** Two leaders. */
const LEADERS = 2;

/**
 * Chips that are drawn in colour: the two leaders of different vendors with a predecessor each, of which those asked for take the
 * places from the end. `rows` are best first.
 */
export function colouredChips(
  rows: readonly Row[],
  asked: readonly string[],
  { chips }: Pick<CatalogueView, 'chips'>,
): ReadonlySet<string> {
  const leaders = rows
    .filter(({ vendor }, at) => rows.findIndex((row) => row.vendor === vendor) === at)
    .slice(0, LEADERS);
  const predecessors = leaders.flatMap(({ vendor, older }) =>
    older ? [] : (rows.find((row) => row.vendor === vendor && row.older) ?? []),
  );
  const usual = [...leaders, ...predecessors].map(({ chip }) => chip);
  const known = asked.filter((slug) => chips.has(slug));
  return new Set([...new Set([...known, ...usual])].slice(0, MOST_ASKED_CHIPS));
}
