/** Decimal prefixes: 1 GB = 1e9 B. The one home of unit conversion; everything inside is SI base units. */
export const GIGA = 1e9;
export const TERA = 1e12;

/** 1 GiB in bytes. */
export const BYTES_PER_GIB = 1_073_741_824;

export const MS_PER_SEC = 1e3;
export const US_PER_SEC = 1e6;
export const NS_PER_SEC = 1e9;
export const SECONDS_PER_HOUR = 3_600;
/** Hours of a month, of which a year has twelve. */
export const HOURS_PER_MONTH = 730;
export const WATTS_PER_KILOWATT = 1_000;

/** Bits to bytes; the two are different quantities and never share a variable. */
export function bitsToBytes(bits: number): number {
  return bits / 8;
}

/** Milliseconds to seconds, kept null when absent. */
export function msToSec(ms: number | null): number | null {
  return ms === null ? null : ms / MS_PER_SEC;
}
