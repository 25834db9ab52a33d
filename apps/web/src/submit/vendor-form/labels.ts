/** Keys whose words say less than this. */
const LABELS: Readonly<Record<string, string>> = {
  slug: 'Short name in addresses',
  aliases: 'Other names',
  year: 'Year of introduction',
  peaks: 'Peak rates',
  denseOpsPerSec: 'Dense rate',
  memory: 'Off-chip memory',
  onChip: 'On-chip memory',
  power: 'Power limit',
  tdpWatts: 'TDP',
  interconnect: 'Link between chips',
  scaleUpChips: 'Chips of the largest domain',
  purchase: 'Price to buy',
  usd: 'Price',
  lowUsd: 'Lowest price',
  highUsd: 'Highest price',
  usdPerHour: 'Price an hour',
  rentalOffers: 'Prices to rent',
  readOn: 'Read on',
  where: 'Where it can be read',
  simt: 'Processors and clock',
  systolic: 'Arrays and clock',
  dataflow: 'Cores and clock',
  inMemory: 'Arrays and converters',
  reconfigurable: 'Cores and clock',
};

/** Units end our names; what is asked for may be written in others. */
const UNIT = /(?:BytesPerSec|Bytes|Watts|Hz)$/;

/** "Bandwidth" for `bandwidthBytesPerSec`. */
export function labelOf(key: string): string {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key
    .replace(UNIT, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
