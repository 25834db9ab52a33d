import { formatNumber } from '@inferbench/units/format';
import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import type { MarketedCapacity } from './chip.ts';

/** Bytes of a marketed size. */
export function marketedBytes({ value, unit }: MarketedCapacity): number {
  return value * (unit === 'GiB' ? BYTES_PER_GIB : GIGA);
}

/** "288 GB": a memory as its maker specifies it. Makers write GB for both units; exact bytes are for files. */
export function marketedSize({ value }: Pick<MarketedCapacity, 'value'>): string {
  return `${formatNumber(value)} GB`;
}
