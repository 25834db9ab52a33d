import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import { z } from 'zod';
import { ComputeClass } from './precision.ts';
import { Slug } from './slug.ts';
import { SOURCED, Sources } from './sourced.ts';

const positive = z.number().positive();

/** Marketed size of a memory: the unit is kept because a marketed GB is often a GiB. */
export const MarketedCapacity = z.strictObject({ value: positive, unit: z.enum(['GB', 'GiB']) });

const RentalOffer = z.strictObject({
  provider: z.string().min(1).max(80),
  usdPerHour: positive,
  /** When the price was seen: a day, a month, or a year as its source states it. */
  date: z.string().min(4).max(40),
  kind: z.enum(['on-demand', 'reserved', 'spot']),
  ...SOURCED,
});
export type RentalOffer = z.infer<typeof RentalOffer>;

const ChipBase = z.strictObject({
  schema: z.literal('inferbench.chip/1'),
  slug: Slug,
  name: z.string().min(1).max(80),
  vendor: z.string().min(1).max(80),
  status: z.enum(['shipping', 'research', 'claims_only']),
  year: z.int().min(1990).max(2100),
  processNode: z.string().max(80).nullable(),
  sources: Sources,
  /** Dense matrix rates. A multiply-add is two operations; sparse rates have no place here. */
  peaks: z
    .array(z.strictObject({ precision: ComputeClass, denseOpsPerSec: positive, ...SOURCED }))
    .min(1)
    .max(8),
  memory: z.strictObject({
    type: z.string().min(1).max(40),
    capacity: MarketedCapacity,
    bandwidthBytesPerSec: positive,
    ...SOURCED,
  }),
  onChip: z.strictObject({ kind: z.string().max(80), capacityBytes: positive, ...SOURCED }).nullable(),
  power: z.strictObject({ tdpWatts: positive, idleWatts: positive.nullable(), ...SOURCED }),
  interconnect: z
    .strictObject({
      type: z.string().min(1).max(40),
      /** One direction; vendors often quote the sum of both. */
      bandwidthBytesPerSec: positive,
      scaleUpChips: z.int().min(1),
      ...SOURCED,
    })
    .nullable(),
  rentalOffers: z.array(RentalOffer).max(100),
});

/** GPUs: streaming multiprocessors behind one off-chip memory. */
const SimtChip = ChipBase.extend({
  family: z.literal('simt'),
  simt: z.strictObject({
    processors: z.int().positive(),
    clockHz: positive.nullable(),
    ...SOURCED,
  }),
});

/** A chip specification as a vendor submits it; each further family adds one member here and one file to the simulator. */
export const Chip = z.discriminatedUnion('family', [SimtChip]);
export type Chip = z.infer<typeof Chip>;

export const ChipFamily = z.enum(Chip.options.map((option) => option.shape.family.value));
export type ChipFamily = Chip['family'];

/** Capacity in bytes exactly as marketed. */
export function capacityBytes(chip: Chip): number {
  const { value, unit } = chip.memory.capacity;
  return value * (unit === 'GiB' ? BYTES_PER_GIB : GIGA);
}

/** Capacity with the marketed number read in the larger unit: the reading that accuses nobody wrongly (PHYS-CAPACITY). */
export function largestCapacityBytes(chip: Chip): number {
  return chip.memory.capacity.value * BYTES_PER_GIB;
}
