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

/** "Peak rates 2, dense rate" for `peaks[1].denseOpsPerSec`. */
export function pathWords(path: string): string {
  const words = path.split('.').map((part) => {
    const [key = '', place] = part.split(/[[\]]/);
    return `${labelOf(key)}${place === undefined ? '' : ` ${Number(place) + 1}`}`;
  });
  return words
    .map((each, n) =>
      n === 0 || /^[A-Z]{2}/.test(each) ? each : each.slice(0, 1).toLowerCase() + each.slice(1),
    )
    .join(', ');
}

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
