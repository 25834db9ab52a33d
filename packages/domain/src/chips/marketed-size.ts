import { formatNumber } from '@inferbench/units/format';
import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import type { Chip, MarketedCapacity } from './chip.ts';

/** Bytes of a marketed size. */
export function marketedBytes({ value, unit }: MarketedCapacity): number {
  return value * (unit === 'GiB' ? BYTES_PER_GIB : GIGA);
}

type Memory = Pick<NonNullable<Chip['memory']>, 'capacity' | 'reported'>;

/** Bytes of a memory: what the device reports, else its marketed size. */
export function memoryBytes({ capacity, reported }: Memory): number {
  return reported?.bytes ?? marketedBytes(capacity);
}

/** Bytes that compare with those of another maker; null where only a "GB" is known, which means two units. */
export function comparableBytes(memory: Memory): number | null {
  return memory.reported === undefined && memory.capacity.unit === 'GB' ? null : memoryBytes(memory);
}

/** "288 GB": a memory as its maker specifies it. Makers write GB for both units; exact bytes are for files. */
export function marketedSize({ value }: Pick<MarketedCapacity, 'value'>): string {
  return `${formatNumber(value)} GB`;
}
