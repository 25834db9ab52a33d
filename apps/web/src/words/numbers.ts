import { formatNumber, formatValue } from '@inferbench/units/format';
import { GIGA, MS_PER_SEC, TERA } from '@inferbench/units/si';

export function formatTops(opsPerSec: number): string {
  return formatValue(opsPerSec / TERA);
}

/** Seconds in the unit that keeps the number between 1 and 999. */
export function formatDuration(seconds: number): string {
  if (seconds >= 1) return `${formatValue(seconds)} s`;
  return seconds >= 0.001
    ? `${formatValue(seconds * MS_PER_SEC)} ms`
    : `${formatValue(seconds * MS_PER_SEC * 1000)} µs`;
}

/** Bytes in decimal units: MB below a gigabyte, which is where caches are. */
export function formatBytes(bytes: number): string {
  if (bytes >= TERA) return `${formatValue(bytes / TERA)} TB`;
  return bytes >= GIGA ? `${formatValue(bytes / GIGA)} GB` : `${formatValue(bytes / 1e6)} MB`;
}

/** Bytes per second in the unit that keeps the number short. */
export function formatRate(bytesPerSec: number): string {
  return bytesPerSec >= 1e15 ? `${formatValue(bytesPerSec / 1e15)} PB/s` : `${formatBytes(bytesPerSec)}/s`;
}

/** A tick of an axis: as short as it is exact. */
export function formatTick(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude >= 10_000_000) return `${formatNumber(value / 1_000_000)}M`;
  return magnitude >= 1000 || Number.isInteger(value)
    ? formatNumber(Math.round(value))
    : String(Number(value.toPrecision(3)));
}

export function known<T>(value: T | null, format: (value: T) => string, missing = 'not known'): string {
  return value === null ? missing : format(value);
}

/** A number keeps its percent sign on its line. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(/(\d) (?=%)/g, '$1\u00a0');
}
