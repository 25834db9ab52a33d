import { z } from 'zod';
import { FAMILIES_ON_CHIP, FAMILY_PARTS } from './chip-family.ts';
import { PeakFormat } from './precision.ts';
import { Slug } from './slug.ts';
import { SOURCED, Sources } from './sourced.ts';

const positive = z.number().positive().max(1e24);
const text = (max: number) => z.string().min(1).max(max);

/** Marketed size of a memory: the unit is kept because a marketed GB is often a GiB. */
export const MarketedCapacity = z.strictObject({ value: positive, unit: z.enum(['GB', 'GiB']) });
export type MarketedCapacity = z.infer<typeof MarketedCapacity>;

export const RentalOffer = z
  .strictObject({
    provider: text(80).describe('Who rents it.'),
    usdPerHour: positive.describe('US dollars per hour and chip.'),
    /** A day, a month, or a year as its source states it. */
    date: text(40).min(4).describe('When it was seen.'),
    kind: z.enum(['on-demand', 'reserved', 'spot']).describe('on-demand, reserved or spot.'),
    ...SOURCED,
  })
  .describe('Price for renting one chip.');
export type RentalOffer = z.infer<typeof RentalOffer>;

export const Power = z
  .strictObject({
    tdpWatts: positive.describe('The limit, watts.'),
    /** The bare chip, or the card, module or whole system that holds it. */
    scope: z.enum(['chip', 'card', 'module', 'system']).describe('What it is the limit of.'),
    note: text(200).nullable().describe('What to know of it.'),
    ...SOURCED,
  })
  .describe('Thermal design power: a limit, not a measurement.');

export const PowerReading = z
  .strictObject({
    what: text(200).describe('What ran, and how it was read.'),
    watts: z.array(positive).min(1).max(12).describe('One reading, or several of one source, watts.'),
    scope: text(120).describe('What was metered.'),
    ...SOURCED,
  })
  .describe('Power that somebody read under a load.');

export const ChipBase = z
  .strictObject({
    schema: z.literal('inferbench.chip/1'),
    slug: Slug.describe('Stable public name, for example nvidia-h100-sxm5-80gb.'),
    name: text(80).describe('Product name.'),
    vendor: text(80).describe('Vendor.'),
    aliases: z.array(text(120)).max(20).describe('Other names of the same product.'),
    /** `claims_only`: announced, nothing measured; shown and never ranked. */
    status: z.enum(['shipping', 'research', 'claims_only']).describe('What it is today.'),
    year: z
      .int()
      .min(1990)
      .max(2100)
      .nullable()
      .describe('Year of introduction; null where it is not published.'),
    processNode: text(80).nullable().describe('Process of its dies; null where not published.'),
    sources: Sources.describe('Everything that its figures were read from.'),
    /** A multiply-add is two operations; sparse rates have no place here. */
    peaks: z
      .array(
        z
          .strictObject({
            precision: PeakFormat.describe('Compute class, for example fp16.'),
            denseOpsPerSec: positive.describe('Operations per second, dense.'),
            ...SOURCED,
          })
          .describe('Dense rate of a chip in one compute class; a multiply-add is two operations.'),
      )
      .max(12)
      .describe('Dense rates by compute class.'),
    memory: z
      .strictObject({
        type: text(80).describe('Kind of memory, for example HBM3.'),
        capacity: MarketedCapacity,
        bandwidthBytesPerSec: positive
          .nullable()
          .describe('Peak bandwidth, bytes per second; null where not published.'),
        note: text(300).nullable().describe('What to know of it.'),
        ...SOURCED,
      })
      .describe('Off-chip memory of a chip.')
      .nullable()
      .describe('Off-chip memory; null for chips without.'),
    onChip: z
      .strictObject({
        kind: text(120).describe('What it is.'),
        capacityBytes: positive.describe('Size, bytes.'),
        bandwidthBytesPerSec: positive
          .nullable()
          .describe('Peak bandwidth, bytes per second; null where not published.'),
        ...SOURCED,
      })
      .describe('Cache, scratchpad or distributed SRAM of a chip.')
      .nullable()
      .describe('On-chip memory; null where not published.'),
    power: Power.nullable().describe('Power limit; null where not published.'),
    idlePower: z
      .strictObject({
        watts: positive.describe('Watts.'),
        note: text(300).nullable().describe('What to know of it.'),
        ...SOURCED,
      })
      .describe('Power of a chip that does nothing.')
      .nullable()
      .describe('Idle power; null where nobody published it.'),
    powerReadings: z.array(PowerReading).max(30).describe('Power under loads, as published.'),
    interconnect: z
      .strictObject({
        type: text(120).nullable().describe('Kind of link; null where not published.'),
        /** Vendors often quote the sum of both directions. */
        bandwidthBytesPerSec: positive
          .nullable()
          .describe('One direction, bytes per second; null where not published.'),
        note: text(200).nullable().describe('What to know of it.'),
        scaleUpChips: z
          .int()
          .min(1)
          .nullable()
          .describe('Chips of the largest domain; null where not published.'),
        ...SOURCED,
      })
      .describe('Link between chips of one scale-up domain.')
      .nullable()
      .describe('Link between chips; null where not published.'),
    purchase: z
      .strictObject({
        usd: positive.describe('US dollars.'),
        lowUsd: positive.nullable().describe('Lowest price seen, US dollars.'),
        highUsd: positive.nullable().describe('Highest price seen, US dollars.'),
        unit: z.enum(['chip', 'card', 'system']).describe('What the price is of: chip, card or system.'),
        date: text(40).describe('When it was seen.'),
        kind: text(120).describe('What kind of price it is.'),
        ...SOURCED,
      })
      .describe('Price of one chip, or of the smallest unit that is sold.')
      .nullable()
      .describe('Price; null where not published.'),
    rentalOffers: z.array(RentalOffer).max(100).describe('Dated prices for renting it.'),
    disputed: z
      .array(
        z
          .strictObject({
            field: text(80).describe('Field of the specification.'),
            other: text(200).describe('What the other source says.'),
            where: text(300).describe('Which source.'),
          })
          .describe('A figure that another source gives differently: kept, never used.'),
      )
      .max(30)
      .describe('Figures that other sources give differently.'),
    vendorClaims: z.array(text(300)).max(20).describe('Marketing statements that no figure here rests on.'),
    notes: z.array(text(800)).max(20).describe('What to know of it.'),
  })
  .describe('One accelerator product of the catalogue.');

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
