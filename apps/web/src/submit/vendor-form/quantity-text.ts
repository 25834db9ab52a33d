/** Units that end our keys, with the unit that people write and its prefixes. */
const WRITTEN: readonly [RegExp, string, readonly string[]][] = [
  [/bytesPerSec$/i, 'B/s', ['', 'k', 'M', 'G', 'T', 'P']],
  [/bytes$/i, 'B', ['', 'k', 'M', 'G', 'T', 'P']],
  [/opsPerSec$/i, 'OPS', ['', 'k', 'M', 'G', 'T', 'P']],
  [/watts$/i, 'W', ['']],
  [/hz$/i, 'Hz', ['', 'k', 'M', 'G']],
  [/usdPerHour$/i, 'USD/h', ['']],
  [/usd$/i, 'USD', ['']],
];

/** "3.35 TB/s" for 3.35e12 under `bandwidthBytesPerSec`: the same number, to its last digit. */
export function quantityText(key: string, value: number): string {
  const [, unit = '', prefixes = ['']] = WRITTEN.find(([end]) => end.test(key)) ?? [];
  const step = Math.max(0, Math.min(prefixes.length - 1, Math.floor(Math.log10(Math.abs(value)) / 3)));
  // Moving the point of the written number rounds nothing.
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const scaled = Number(`${digits}e${Number(exponent) - 3 * step}`);
  return `${scaled} ${prefixes[step] ?? ''}${unit}`.trim();
}
