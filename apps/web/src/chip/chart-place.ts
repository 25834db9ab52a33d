import type { Figure } from '@inferbench/chart/figure';
import { chipAddress } from '../address/pages.ts';

export interface ChartedChip {
  shortName: string;
  shortSlug: string;
}

/** Name, query, address and file of a chart that stands on the page of a chip, in the section of its name. */
export function chartPlace(
  { shortSlug }: ChartedChip,
  name: string,
): Pick<Figure, 'name' | 'query' | 'address' | 'file'> {
  return {
    name,
    query: { chip: shortSlug },
    address: chipAddress(shortSlug, { section: name }),
    file: `inferbench-${shortSlug}-${name}`,
  };
}
