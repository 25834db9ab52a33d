import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { MOST_ASKED_CHIPS } from './request.ts';
import { curveKey } from './identity.ts';

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

interface Systems {
  /** Best first. */
  published: readonly { key: string; chip: string }[];
  fronts: readonly { key: string; chip: string; points: readonly unknown[] }[];
  /** Chips of each simulated system. */
  each: number;
}

/** Systems in colour: of each coloured chip its curve and one front, the one that stands best at the line, else the fullest. */
export function colouredKeys(
  chips: ReadonlySet<string>,
  { published, fronts, each }: Systems,
): ReadonlySet<string> {
  const keys = [...chips].flatMap((chip) => {
    const best = published.find((row) => row.chip === chip);
    const [fullest] = fronts
      .filter((front) => front.chip === chip)
      .toSorted((a, b) => b.points.length - a.points.length || (a.key < b.key ? -1 : 1));
    const front = best ?? fullest;
    return [curveKey(chip, each), ...(front === undefined ? [] : [front.key])];
  });
  return new Set(keys);
}
