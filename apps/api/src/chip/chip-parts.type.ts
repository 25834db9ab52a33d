import { ChipBase, Power, PowerReading, RentalOffer } from '@inferbench/domain/chips/chip';
import { Confidence } from '@inferbench/domain/terms/sourced';
import { z } from 'zod';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';

/** What every figure of a chip says of its origin: the source in words, beside the key that the specification holds. */
const SOURCED_FIELDS = {
  source: z.string().describe('Where the figure was read.'),
  sourceKey: z.string().describe('Key of that source among `sources` of the chip.'),
  confidence: Confidence.describe('measured, datasheet, press, estimate or unverified.'),
};

objectTypeOf(ChipBase.shape.peaks.element, 'PeakType', SOURCED_FIELDS);

objectTypeOf(ChipBase.shape.memory.unwrap().shape.reported.unwrap(), 'ReportedMemory', SOURCED_FIELDS);

export const MemoryType = objectTypeOf(ChipBase.shape.memory.unwrap(), 'Memory', {
  ...SOURCED_FIELDS,
  capacityBytes: z.number().describe('Bytes that the device reports, else the size as marketed.'),
  marketed: z.string().describe('Size as marketed, with its unit: 80 GiB.'),
  marketedSize: z.string().describe('Size as its maker specifies it, in GB: 80 GB.'),
  capacity: null,
});

objectTypeOf(ChipBase.shape.onChip.unwrap(), 'OnChipMemory', SOURCED_FIELDS);

objectTypeOf(ChipBase.shape.interconnect.unwrap(), 'Interconnect', SOURCED_FIELDS);

objectTypeOf(Power, 'PowerLimit', SOURCED_FIELDS);
objectTypeOf(ChipBase.shape.idlePower.unwrap(), 'IdlePower', SOURCED_FIELDS);
objectTypeOf(PowerReading, 'PowerReading', SOURCED_FIELDS);
objectTypeOf(ChipBase.shape.purchase.unwrap(), 'Purchase', SOURCED_FIELDS);
objectTypeOf(RentalOffer, 'RentalOffer', SOURCED_FIELDS);

export const ChipSourceType = objectType('ChipSource', 'Something that was read for figures of a chip.', {
  key: z.string().describe('Key by which figures name it.'),
  where: z.string().describe('Precise enough to find it again.'),
  readOn: z.string().describe('Day, ISO 8601.'),
});
export type ChipSourceType = InstanceType<typeof ChipSourceType>;

export const DisputedFigureType = objectTypeOf(ChipBase.shape.disputed.element, 'DisputedFigure');
export type DisputedFigureType = InstanceType<typeof DisputedFigureType>;
