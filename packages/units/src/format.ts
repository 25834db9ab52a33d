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
  if (value >= 100) return `$${formatValue(value)}`;
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

/** A duration as people read it: 120 ms, 19.5 s, 2 min 8 s, 1 h 40 min. */
export function formatDuration(seconds: number): string {
  if (seconds < 1) return `${formatNumber(seconds * MS_PER_SEC)} ms`;
  const whole = Math.round(seconds);
  if (whole < SEC_PER_MIN) return `${formatNumber(seconds)} s`;
  const minutes = Math.floor(whole / SEC_PER_MIN);
  if (minutes < MIN_PER_H) return `${minutes} min ${whole % SEC_PER_MIN} s`;
  return `${Math.floor(minutes / MIN_PER_H)} h ${minutes % MIN_PER_H} min`;
}

const SEC_PER_MIN = 60;
const MIN_PER_H = 60;
/** Least time that nobody discusses in milliseconds. */
const LONG_SEC = 10;

/** Seconds as milliseconds with two decimals, the precision in which latency is discussed; a long time as people read it. */
export function formatMs(seconds: number): string {
  if (seconds >= LONG_SEC) return formatDuration(seconds);
  return `${(seconds * MS_PER_SEC).toFixed(2)} ms`;
}

/** Smallest share, in percent, that one decimal does not write as none. */
const SMALLEST_PERCENT = 0.05;

/** A share as whole percent, below a tenth with a decimal, and never as none where there is some: 53 %, 5.6 %, 0.04 %. */
export function formatPercent(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < SMALLEST_PERCENT) return `${Number(percent.toPrecision(1))} %`;
  return `${percent.toFixed(share < 0.1 ? 1 : 0)} %`;
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
