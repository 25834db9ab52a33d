import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import { z } from 'zod';
import { FAMILIES_ON_CHIP, FAMILY_PARTS } from './chip-family.ts';
import { PeakFormat } from './precision.ts';
import { Slug } from './slug.ts';
import { SOURCED, Sources } from './sourced.ts';

const positive = z.number().positive().max(1e24);
const text = (max: number) => z.string().min(1).max(max);

/** Marketed size of a memory: the unit is kept because a marketed GB is often a GiB. */
export const MarketedCapacity = z.strictObject({ value: positive, unit: z.enum(['GB', 'GiB']) });

const RentalOffer = z.strictObject({
  provider: text(80),
  /** Of one chip. */
  usdPerHour: positive,
  /** When the price was seen: a day, a month, or a year as its source states it. */
  date: text(40).min(4),
  kind: z.enum(['on-demand', 'reserved', 'spot']),
  ...SOURCED,
});
export type RentalOffer = z.infer<typeof RentalOffer>;

const Power = z.strictObject({
  /** Thermal design power: a limit, not a measurement. */
  tdpWatts: positive,
  /** What the limit is of: the bare chip, or the card, module or whole system that holds it. */
  scope: z.enum(['chip', 'card', 'module', 'system']),
  note: text(200).nullable(),
  ...SOURCED,
});

const PowerReading = z.strictObject({
  what: text(200),
  /** One reading, or the lowest and highest of several. */
  watts: z.array(positive).min(1).max(12),
  scope: text(120),
  ...SOURCED,
});

const ChipBase = z.strictObject({
  schema: z.literal('inferbench.chip/1'),
  slug: Slug,
  name: text(80),
  vendor: text(80),
  /** Other names of the same product. */
  aliases: z.array(text(120)).max(20),
  /** `claims_only`: announced, nothing measured; shown and never ranked. */
  status: z.enum(['shipping', 'research', 'claims_only']),
  year: z.int().min(1990).max(2100).nullable(),
  processNode: text(80).nullable(),
  sources: Sources,
  /** Dense matrix rates. A multiply-add is two operations; sparse rates have no place here. */
  peaks: z.array(z.strictObject({ precision: PeakFormat, denseOpsPerSec: positive, ...SOURCED })).max(12),
  /** Off-chip memory; null for chips that hold everything on chip. */
  memory: z
    .strictObject({
      type: text(80),
      capacity: MarketedCapacity,
      bandwidthBytesPerSec: positive.nullable(),
      note: text(300).nullable(),
      ...SOURCED,
    })
    .nullable(),
  /** Cache, scratchpad or distributed SRAM. */
  onChip: z
    .strictObject({
      kind: text(120),
      capacityBytes: positive,
      bandwidthBytesPerSec: positive.nullable(),
      ...SOURCED,
    })
    .nullable(),
  power: Power.nullable(),
  idlePower: z.strictObject({ watts: positive, note: text(300).nullable(), ...SOURCED }).nullable(),
  powerReadings: z.array(PowerReading).max(30),
  interconnect: z
    .strictObject({
      type: text(120).nullable(),
      /** One direction; vendors often quote the sum of both. */
      bandwidthBytesPerSec: positive.nullable(),
      note: text(200).nullable(),
      scaleUpChips: z.int().min(1).nullable(),
      ...SOURCED,
    })
    .nullable(),
  /** Price of one chip, or of the smallest unit that is sold, as `unit` says. */
  purchase: z
    .strictObject({
      usd: positive,
      lowUsd: positive.nullable(),
      highUsd: positive.nullable(),
      unit: z.enum(['chip', 'card', 'system']),
      date: text(40),
      kind: text(120),
      ...SOURCED,
    })
    .nullable(),
  rentalOffers: z.array(RentalOffer).max(100),
  /** Figures that other sources give differently; kept, never used. */
  disputed: z.array(z.strictObject({ field: text(80), other: text(200), where: text(300) })).max(30),
  /** Marketing statements that no figure here rests on. */
  vendorClaims: z.array(text(300)).max(20),
  notes: z.array(text(800)).max(20),
});

/** A chip specification as a vendor submits it; each family adds its own part. */
export const Chip = z.discriminatedUnion('family', [
  ChipBase.extend({ family: z.literal('simt'), simt: FAMILY_PARTS.simt }),
  ChipBase.extend({ family: z.literal('systolic'), systolic: FAMILY_PARTS.systolic }),
  ChipBase.extend({ family: z.literal('dataflow'), dataflow: FAMILY_PARTS.dataflow }),
  ChipBase.extend({ family: z.literal('in_memory'), inMemory: FAMILY_PARTS.inMemory }),
  ChipBase.extend({ family: z.literal('reconfigurable'), reconfigurable: FAMILY_PARTS.reconfigurable }),
]);
export type Chip = z.infer<typeof Chip>;

export const ChipFamily = z.enum(Chip.options.map((option) => option.shape.family.value));
export type ChipFamily = Chip['family'];

/** Whether the family's weights live on chip where they fit; the others stream them from off-chip memory. */
export function holdsWeightsOnChip({ family }: Pick<Chip, 'family'>): boolean {
  return FAMILIES_ON_CHIP.has(family);
}

/** Bytes of a marketed size. */
export function marketedBytes({ value, unit }: z.infer<typeof MarketedCapacity>): number {
  return value * (unit === 'GiB' ? BYTES_PER_GIB : GIGA);
}
