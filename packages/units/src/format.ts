import { isFiniteNumber } from './numeric-guards.ts';
import { GIGA, MS_PER_SEC, TERA } from './si.ts';

/** Three significant digits and comma groups: 0.125, 19.0, 1,540. Whole numbers are never rounded below their units. */
export function formatNumber(value: number): string {
  if (!isFiniteNumber(value)) return 'n/a';
  const whole = Number.isInteger(value) || Math.abs(value) >= 100;
  const [digits = '', fraction] = (whole ? value.toFixed(0) : value.toPrecision(3)).split('.');
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A quantity: at most three significant digits, comma groups. 16,383.6 → 16,400; counts and ids use formatNumber. */
export function formatValue(value: number): string {
  if (Math.abs(value) < 1000) return formatNumber(value);
  return formatNumber(Number(value.toPrecision(3)));
}

/** Money: two decimals from a cent on, fewer digits below and above: $0.34, $1,540, $0.0034. */
export function formatUsd(value: number): string {
  if (value >= 100) return `$${formatValue(Math.round(value))}`;
  return value >= 0.01 || value === 0 ? `$${value.toFixed(2)}` : `$${value.toPrecision(2)}`;
}

/** Bytes as decimal GB, the unit that bandwidth is quoted in. */
export function formatGigabytes(bytes: number): string {
  return `${formatNumber(bytes / GIGA)} GB`;
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

/** Tokens of context in K of 1,024, with a decimal only below 10: 128, 7.6K, 11K. */
export function formatContext(tokens: number): string {
  if (tokens < 1024) return String(Math.round(tokens));
  const k = tokens / 1024;
  return `${k < 10 ? Number(k.toFixed(1)) : Math.round(k)}K`;
}

/** A factor in a drawing or a table, in three digits: 1.72, 12.0. */
export function formatRatio(factor: number): string {
  return factor >= 100 ? formatNumber(factor) : factor.toPrecision(3);
}
