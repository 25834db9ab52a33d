import { z } from 'zod';
import type { Chip } from '../chips/chip.ts';
import { marketedBytes } from '../chips/marketed-size.ts';
import { PeakFormat } from '../terms/precision.ts';
import { Confidence } from '../terms/sourced.ts';

/** One figure of a chip with where it was read: a chip has a row a figure, those that nobody published without a value. */
export const ChipRow = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    name: z.string().describe('Product name.'),
    vendor: z.string().describe('Company that makes it.'),
    family: z.string().describe('Architecture family.'),
    status: z.string().describe('shipping, research, or claims_only: announced and nothing measured.'),
    year: z.number().nullable().describe('Year of introduction; null where not published.'),
    figure: z.string().describe('Which figure, its unit last, as in fp8DenseOpsPerSec or rentalUsdPerHour.'),
    value: z
      .number()
      .nullable()
      .describe('The figure, in the unit that its name ends with; null where not published.'),
    of: z
      .string()
      .nullable()
      .describe('What it is of: a provider, a workload that was metered, a kind of memory or of price.'),
    date: z.string().nullable().describe('Of a price, when it was seen; null for any other figure.'),
    confidence: Confidence.nullable().describe('How sure it is; null where not published.'),
    source: z.string().nullable().describe('What was read, and where in it; null where not published.'),
    sourceReadOn: z.string().nullable().describe('Day on which it was read.'),
    note: z.string().nullable().describe('What to know of it.'),
  })
  .describe('A figure of a chip with its source.');
export type ChipRow = z.infer<typeof ChipRow>;

interface Sourced {
  source: string;
  confidence: z.infer<typeof Confidence>;
}
interface Figure {
  figure: string;
  value: number | null | undefined;
  from: Sourced | null | undefined;
  of?: string | null | undefined;
  date?: string;
  note?: string | null | undefined;
}

/** Every figure of a chip: rates by precision, memory, link, watts, then its dated prices. */
export function chipRows(chip: Chip): ChipRow[] {
  const { slug, name, vendor, family, status, year, sources } = chip;
  const named = { chip: slug, name, vendor, family, status, year };
  const figures = [
    ...rateFigures(chip),
    ...memoryFigures(chip),
    ...powerFigures(chip),
    ...priceFigures(chip),
  ];
  return figures.map(({ figure, value = null, from, of = null, date = null, note = null }) => {
    const read = value === null || from == null ? null : from;
    const source = read === null ? undefined : sources[read.source];
    return {
      ...named,
      figure,
      value,
      of,
      date,
      confidence: read?.confidence ?? null,
      source: source?.where ?? null,
      sourceReadOn: source?.readOn ?? null,
      note,
    };
  });
}

function rateFigures({ peaks, interconnect }: Chip): Figure[] {
  const rates = PeakFormat.options.map((format) => {
    const peak = peaks.find(({ precision }) => precision === format);
    return { figure: `${format}DenseOpsPerSec`, value: peak?.denseOpsPerSec, from: peak };
  });
  const link = { from: interconnect, of: interconnect?.type, note: interconnect?.note };
  return [
    ...rates,
    { ...link, figure: 'linkBandwidthBytesPerSec', value: interconnect?.bandwidthBytesPerSec },
    { ...link, figure: 'scaleUpChips', value: interconnect?.scaleUpChips },
  ];
}

function memoryFigures({ memory, onChip }: Chip): Figure[] {
  const marketed = memory === null ? undefined : marketedBytes(memory.capacity);
  const size = memory === null ? null : `marketed as ${memory.capacity.value} ${memory.capacity.unit}`;
  const off = { from: memory, of: memory?.type, note: memory?.note };
  const on = { from: onChip, of: onChip?.kind };
  return [
    { ...off, figure: 'memoryCapacityBytes', value: marketed, note: joined(size, memory?.note) },
    {
      ...off,
      figure: 'memoryReportedBytes',
      value: memory?.reported?.bytes,
      from: memory?.reported,
      note: null,
    },
    { ...off, figure: 'memoryBandwidthBytesPerSec', value: memory?.bandwidthBytesPerSec },
    { ...on, figure: 'onChipCapacityBytes', value: onChip?.capacityBytes },
    { ...on, figure: 'onChipBandwidthBytesPerSec', value: onChip?.bandwidthBytesPerSec },
  ];
}

function powerFigures({ power, idlePower, powerReadings }: Chip): Figure[] {
  return [
    { figure: 'limitWatts', value: power?.tdpWatts, from: power, of: power?.scope, note: power?.note },
    { figure: 'idleWatts', value: idlePower?.watts, from: idlePower, note: idlePower?.note },
    ...powerReadings.flatMap((from) =>
      from.watts.map((value) => ({ figure: 'readingWatts', value, from, of: from.what, note: from.scope })),
    ),
  ];
}

function priceFigures({ purchase, rentalOffers }: Chip): Figure[] {
  const bought = { from: purchase, of: joined(purchase?.unit, purchase?.kind), ...dated(purchase) };
  const prices = [
    { ...bought, figure: 'purchaseUsd', value: purchase?.usd },
    ...(purchase?.lowUsd == null ? [] : [{ ...bought, figure: 'lowestPurchaseUsd', value: purchase.lowUsd }]),
    ...(purchase?.highUsd == null
      ? []
      : [{ ...bought, figure: 'highestPurchaseUsd', value: purchase.highUsd }]),
  ];
  const rented = rentalOffers.map((from) => ({
    figure: 'rentalUsdPerHour',
    value: from.usdPerHour,
    from,
    of: joined(from.provider, from.kind),
    ...dated(from),
  }));
  return [
    ...prices,
    ...(rented.length === 0 ? [{ figure: 'rentalUsdPerHour', value: null, from: null }] : rented),
  ];
}

function dated(price: { date: string } | null): { date?: string } {
  return price === null ? {} : { date: price.date };
}

function joined(...words: readonly (string | null | undefined)[]): string | null {
  return words.filter((word) => word != null).join(', ') || null;
}
