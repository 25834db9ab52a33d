import { isFiniteNumber } from './numeric-guards.ts';
import { BYTES_PER_GIB, GIGA, MS_PER_SEC, TERA } from './si.ts';

/** A number with at most three significant digits and comma groups: 0.125, 24.4, 1,540. Whole digits are never rounded away. */
export function formatNumber(value: number): string {
  if (!isFiniteNumber(value)) return 'n/a';
  const magnitude = Math.abs(value);
  const digits = magnitude >= 100 || magnitude === 0 ? value.toFixed(0) : trimZeros(value.toPrecision(3));
  const [whole = '0', fraction] = digits.includes('e') ? [digits] : digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** "24.0" reads as 24; zeros after a decimal that is not zero stay, since they are significant. */
function trimZeros(text: string): string {
  return text.includes('.') && !text.includes('e') ? text.replace(/\.0+$/, '') : text;
}

/** Bytes as decimal GB, the unit that bandwidth is quoted in. */
export function formatGigabytes(bytes: number): string {
  return `${formatNumber(bytes / GIGA)} GB`;
}

/** Bytes as binary GiB, the unit that most memory is sold in. */
export function formatGibibytes(bytes: number): string {
  return `${formatNumber(bytes / BYTES_PER_GIB)} GiB`;
}

/** Bandwidth as decimal TB/s. */
export function formatBandwidth(bytesPerSec: number): string {
  return `${(bytesPerSec / TERA).toFixed(2)} TB/s`;
}

/** Seconds as milliseconds with two decimals, the precision in which latency is discussed. */
export function formatMs(seconds: number): string {
  return `${(seconds * MS_PER_SEC).toFixed(2)} ms`;
}

/** A share as whole percent: 0.53 → "53 %". */
export function formatPercent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
