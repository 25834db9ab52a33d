import { z } from 'zod';
import { FAMILIES_ON_CHIP, FAMILY_PARTS } from './chip-family.ts';
import { PeakFormat } from '../terms/precision.ts';
import { quantity } from '../terms/quantity.ts';
import { Slug } from '../names/slug.ts';
import { SOURCED, Sources } from '../terms/sourced.ts';

const text = (max: number) => z.string().min(1).max(max);
const note = (max: number) =>
  text(max)
    .nullable()
    .describe('What to know of it.')
    .meta({ examples: ['as the data sheet states it'] });
const seen = text(40)
  .describe('When it was seen.')
  .meta({ examples: ['2026-11-21'] });
const ex = (example: unknown) => ({ examples: [example] });

/** Marketed size of a memory: the unit is kept because a marketed GB is often a GiB. */
export const MarketedCapacity = z
  .strictObject({
    value: z.number().positive().max(1e24).describe('Number that the maker states.'),
    unit: z.enum(['GB', 'GiB']).describe('Unit that the maker means: 1 GiB is 1.074 GB.'),
  })
  .describe('Size as its maker states it, in GB or GiB.')
  .meta({ quantity: 'bytes', ...ex('80 GB') });
export type MarketedCapacity = z.infer<typeof MarketedCapacity>;

export const RentalOffer = z
  .strictObject({
    provider: text(80).describe('Who rents it.').meta(ex('Example Cloud')),
    usdPerHour: quantity('usdPerHour').describe('US dollars per hour and chip.').meta(ex(2.49)),
    /** A day, a month, or a year as its source states it. */
    date: text(40).min(4).describe('When it was seen.').meta(ex('2026-11-21')),
    kind: z
      .enum(['on-demand', 'reserved', 'spot'])
      .describe('on-demand, reserved or spot.')
      .meta(ex('on-demand')),
    ...SOURCED,
  })
  .describe('Price for renting one chip.');
export type RentalOffer = z.infer<typeof RentalOffer>;

export const Power = z
  .strictObject({
    tdpWatts: quantity('watts').describe('The limit, watts.').meta(ex('700 W')),
    /** The bare chip, or the card, module or whole system that holds it. */
    scope: z.enum(['chip', 'card', 'module', 'system']).describe('What it is the limit of.').meta(ex('chip')),
    note: note(200),
    ...SOURCED,
  })
  .describe('Thermal design power: a limit, not a measurement.');

export const PowerReading = z
  .strictObject({
    what: text(200).describe('What ran, and how it was read.').meta(ex('a GEMM, board sensor')),
    watts: z
      .array(quantity('watts'))
      .min(1)
      .max(12)
      .describe('One reading, or several of one source, watts.')
      .meta(ex(['650 W'])),
    scope: text(120).describe('What was metered.').meta(ex('chip')),
    ...SOURCED,
  })
  .describe('Power that somebody read under a load.');

export const ChipBase = z
  .strictObject({
    schema: z.literal('inferbench.chip/1').describe('What this file is.').meta(ex('inferbench.chip/1')),
    slug: Slug.describe('Stable public name, which addresses of its pages hold.').meta(ex('example-a1-96gb')),
    name: text(80).describe('Product name.').meta(ex('A1 96GB')),
    vendor: text(80).describe('Company that makes it.').meta(ex('Example')),
    aliases: z
      .array(text(120))
      .max(20)
      .describe('Other names of the same product.')
      .meta(ex(['A1 OAM'])),
    /** `claims_only`: announced, nothing measured; shown and never ranked. */
    status: z
      .enum(['shipping', 'research', 'claims_only'])
      .describe('What it is today.')
      .meta(ex('shipping')),
    year: z
      .int()
      .min(1990)
      .max(2100)
      .nullable()
      .describe('Year of introduction; null where it is not published.')
      .meta(ex(2026)),
    processNode: text(80)
      .nullable()
      .describe('Process of its dies; null where not published.')
      .meta(ex('TSMC N4')),
    sources: Sources.describe('Everything that its figures were read from.'),
    /** A multiply-add is two operations; sparse rates have no place here. */
    peaks: z
      .array(
        z
          .strictObject({
            precision: PeakFormat.describe('Compute class.').meta(ex('fp16')),
            denseOpsPerSec: quantity('opsPerSec')
              .describe('Operations per second, dense.')
              .meta(ex('989 TFLOPS')),
            ...SOURCED,
          })
          .describe('Dense rate of a chip in one compute class; a multiply-add is two operations.'),
      )
      .max(12)
      .describe('Dense rates by compute class.'),
    memory: z
      .strictObject({
        type: text(80).describe('Kind of memory.').meta(ex('HBM3')),
        capacity: MarketedCapacity,
        bandwidthBytesPerSec: quantity('bytesPerSec')
          .nullable()
          .describe('Peak bandwidth, bytes per second; null where not published.')
          .meta(ex('3.35 TB/s')),
        /** Younger than the first documents: may be missing. */
        reported: z
          .strictObject({
            bytes: quantity('bytes').describe('Bytes that the device reports.').meta(ex('95.6 GB')),
            ...SOURCED,
          })
          .describe('Memory as the device reports it.')
          .optional()
          .describe(
            'What the device reports, for example to nvidia-smi; left out where nobody published it.',
          ),
        note: note(300),
        ...SOURCED,
      })
      .describe('Off-chip memory of a chip.')
      .nullable()
      .describe('Off-chip memory; null for chips without.'),
    onChip: z
      .strictObject({
        kind: text(120).describe('What it is.').meta(ex('SRAM')),
        capacityBytes: quantity('bytes').describe('Size, bytes.').meta(ex('230 MB')),
        bandwidthBytesPerSec: quantity('bytesPerSec')
          .nullable()
          .describe('Peak bandwidth, bytes per second; null where not published.')
          .meta(ex('80 TB/s')),
        ...SOURCED,
      })
      .describe('Cache, scratchpad or distributed SRAM of a chip.')
      .nullable()
      .describe('On-chip memory; null where not published.'),
    power: Power.nullable().describe('Power limit; null where not published.'),
    idlePower: z
      .strictObject({
        watts: quantity('watts').describe('Watts.').meta(ex('75 W')),
        note: note(300),
        ...SOURCED,
      })
      .describe('Power of a chip that does nothing.')
      .nullable()
      .describe('Idle power; null where nobody published it.'),
    powerReadings: z.array(PowerReading).max(30).describe('Power under loads, as published.'),
    interconnect: z
      .strictObject({
        type: text(120)
          .nullable()
          .describe('Kind of link; null where not published.')
          .meta(ex('Example Link')),
        /** Vendors often quote the sum of both directions. */
        bandwidthBytesPerSec: quantity('bytesPerSec')
          .nullable()
          .describe('One direction, bytes per second; null where not published.')
          .meta(ex('450 GB/s')),
        note: note(200),
        scaleUpChips: z
          .int()
          .min(1)
          .nullable()
          .describe('Chips of the largest domain; null where not published.')
          .meta(ex(8)),
        ...SOURCED,
      })
      .describe('Link between chips of one scale-up domain.')
      .nullable()
      .describe('Link between chips; null where not published.'),
    purchase: z
      .strictObject({
        usd: quantity('usd').describe('US dollars.').meta(ex(25_000)),
        lowUsd: quantity('usd').nullable().describe('Lowest price seen, US dollars.').meta(ex(22_000)),
        highUsd: quantity('usd').nullable().describe('Highest price seen, US dollars.').meta(ex(30_000)),
        unit: z
          .enum(['chip', 'card', 'system'])
          .describe('What the price is of: chip, card or system.')
          .meta(ex('chip')),
        date: seen,
        kind: text(120).describe('What kind of price it is.').meta(ex('list price')),
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
            field: text(80).describe('Field of the specification.').meta(ex('memory bandwidth')),
            other: text(200).describe('What the other source says.').meta(ex('3.2 TB/s')),
            where: text(300).describe('Which source.').meta(ex('https://example.com/review')),
          })
          .describe('A figure that another source gives differently: kept, never used.'),
      )
      .max(30)
      .describe('Figures that other sources give differently.'),
    vendorClaims: z
      .array(text(300))
      .max(20)
      .describe('Marketing statements that no figure here rests on.')
      .meta(ex(['twice as fast as the chip before'])),
    notes: z
      .array(text(800))
      .max(20)
      .describe('What to know of it.')
      .meta(ex(['sold in boards of eight'])),
  })
  .describe('One accelerator product of the catalogue.');

const familyOf = <T extends string>(family: T) => z.literal(family).describe('Architecture family.');

/** A chip specification as a vendor submits it; each family adds its own part. */
export const Chip = z.discriminatedUnion('family', [
  ChipBase.extend({ family: familyOf('simt'), simt: FAMILY_PARTS.simt }),
  ChipBase.extend({ family: familyOf('systolic'), systolic: FAMILY_PARTS.systolic }),
  ChipBase.extend({ family: familyOf('dataflow'), dataflow: FAMILY_PARTS.dataflow }),
  ChipBase.extend({ family: familyOf('in_memory'), inMemory: FAMILY_PARTS.inMemory }),
  ChipBase.extend({ family: familyOf('reconfigurable'), reconfigurable: FAMILY_PARTS.reconfigurable }),
]);
export type Chip = z.infer<typeof Chip>;

export const ChipFamily = z.enum(Chip.options.map((option) => option.shape.family.value));
export type ChipFamily = Chip['family'];

/** Whether the family's weights live on chip where they fit; the others stream them from off-chip memory. */
export function holdsWeightsOnChip({ family }: Pick<Chip, 'family'>): boolean {
  return FAMILIES_ON_CHIP.has(family);
}
