import type { Figure } from '@inferbench/chart/figure';
import { chipAddress } from '../address/pages.ts';

export interface ChartedChip {
  shortName: string;
  shortSlug: string;
}

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
