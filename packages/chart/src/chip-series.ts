/** Place of each chip among the series of a page: a chip keeps colour and shape everywhere on it. */
export type ChipSeries = ReadonlyMap<string, number>;

/** Chips in order of importance; repeated ones keep their first place. */
export function chipSeries(chips: readonly string[]): ChipSeries {
  return new Map([...new Set(chips)].map((chip, index) => [chip, index]));
}

/** Series of a chip; one that the page does not list is grey. */
export function seriesOf(series: ChipSeries, chip: string): number {
  return series.get(chip) ?? Infinity;
}
