import { ChipBase, ChipFamily, Power, PowerReading, RentalOffer } from '@inferbench/domain/chips/chip';
import { ChipBehaviour } from '@inferbench/domain/chips/chip-behaviour';
import { ChipRival } from '@inferbench/domain/chips/chip-rival';
import { FlexibilityShares } from '@inferbench/domain/scores/flexibility';
import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { AttainableShares } from '@inferbench/domain/simulation/what-if';
import { z } from 'zod';
import { ErrorsInAll } from './accuracy.ts';
import { type Answered, documentOf, selectionOf } from './whole-answer.ts';

/** Origin of a figure by key. */
const SOURCED = { sourceKey: z.string(), confidence: z.string() };
/** Origin in words, which the sources of the chip hold already. */
const WORDS = { source: true } as const;

const { peaks, memory, onChip, idlePower, interconnect, purchase } = ChipBase.shape;
const { reported } = memory.unwrap().shape;

const ShownChip = ChipBase.omit({ schema: true }).extend({
  standing: SpecificationStanding,
  declaredBy: z.string().nullable(),
  shortName: z.string(),
  longName: z.string(),
  shortSlug: z.string(),
  rivals: z.array(ChipRival),
  family: ChipFamily,
  version: z.int(),
  peaks: z.array(peaks.element.omit(WORDS).extend({ ...SOURCED, precision: z.string() })),
  memory: memory
    .unwrap()
    .omit({ ...WORDS, capacity: true })
    .extend({
      ...SOURCED,
      capacityBytes: z.number(),
      marketedSize: z.string(),
      reported: reported.unwrap().omit(WORDS).extend(SOURCED).nullable(),
    })
    .nullable(),
  onChip: onChip.unwrap().omit(WORDS).extend(SOURCED).nullable(),
  interconnect: interconnect.unwrap().omit(WORDS).extend(SOURCED).nullable(),
  power: Power.omit(WORDS).extend(SOURCED).nullable(),
  idlePower: idlePower.unwrap().omit(WORDS).extend(SOURCED).nullable(),
  powerReadings: z.array(PowerReading.omit(WORDS).extend(SOURCED)),
  purchase: purchase
    .unwrap()
    .omit(WORDS)
    .extend({ ...SOURCED, unit: z.string() })
    .nullable(),
  rentalOffers: z.array(RentalOffer.omit(WORDS).extend({ ...SOURCED, kind: z.string() })),
  sources: z.array(z.object({ key: z.string(), where: z.string(), readOn: z.string() })),
  attainable: AttainableShares.nullable(),
  flexibility: FlexibilityShares.nullable(),
  flexibilityMissing: z.string().nullable(),
  simulatorErrors: z.array(ErrorsInAll),
  behaviour: ChipBehaviour,
});
export type ChipResult = Answered<z.infer<typeof ShownChip>>;

/** A chip with the source and confidence of every figure; its points come from `ChipPoints`. */
export const ChipPage = documentOf<{ chip: ChipResult | null }, { slug: string }>(
  `query ChipPage($slug: String!) { chip(slug: $slug) ${selectionOf(ShownChip)} }`,
);
