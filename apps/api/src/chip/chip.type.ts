import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { z } from 'zod';
import { Id } from '../graphql/global-id.ts';
import {
  type Chip,
  ChipBase,
  ChipFamily,
  Power,
  PowerReading,
  RentalOffer,
} from '@inferbench/domain/chips/chip';
import { LargeUnit } from '@inferbench/domain/chips/large-unit';
import { objectTypeOf, objectType } from '../graphql/derived-type.ts';
import { instanceOf, notShown } from '../graphql/shown-as.ts';
import { NAME_FIELDS } from '../graphql/name-fields.ts';
import { NodeType } from '../graphql/node.type.ts';
import { AttainableSharesType } from './model-shares.type.ts';
import { Confidence } from '@inferbench/domain/terms/sourced';
import { figure } from '@inferbench/domain/terms/figure';

/** Origin of a figure of a chip: the source in words, beside the key that the specification holds. */
const SOURCED_FIELDS = {
  source: z.string().describe('Where the figure was read.'),
  sourceKey: z.string().describe('Key of that source among `sources` of the chip.'),
  confidence: Confidence.describe('measured, datasheet, press, estimate or unverified.'),
};

objectTypeOf(ChipBase.shape.peaks.element, 'PeakType', SOURCED_FIELDS);

objectTypeOf(ChipBase.shape.memory.unwrap().shape.reported.unwrap(), 'ReportedMemory', SOURCED_FIELDS);

const MemoryType = objectTypeOf(ChipBase.shape.memory.unwrap(), 'Memory', {
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

const ChipSourceType = objectType('ChipSource', 'Something that was read for figures of a chip.', {
  key: z.string().describe('Key by which figures name it.'),
  where: z.string().describe('Precise enough to find it again.'),
  readOn: z.string().describe('Day, ISO 8601.'),
});
type ChipSourceType = InstanceType<typeof ChipSourceType>;

objectTypeOf(ChipBase.shape.disputed.element, 'DisputedFigure');

export const ChipType = objectTypeOf(
  ChipBase,
  'Chip',
  {
    id: Id.describe('Global id.'),
    ...NAME_FIELDS,
    family: ChipFamily.describe('Architecture family.'),
    memoryCapacityBytes: figure('Off-chip memory as marketed, bytes; null for chips without.'),
    memoryBandwidthBytesPerSec: figure('Peak off-chip memory bandwidth, bytes per second.'),
    largeUnit: LargeUnit.nullable().describe(
      'Where nobody buys it one by one: its figures per chip stand beside those per kW. Null for what is sold by the chip.',
    ),
    provisionedKw: figure(
      'Power that has to be there for one chip with host, network and cooling, kW, an estimate; null where nobody published one.',
    ),
    rentedUsdPerHour: figure(
      'Median of its published on-demand prices, USD an hour and chip; null without any.',
    ),
    tdpWatts: figure('Thermal design power, watts: a limit, not a measurement.'),
    standing: SpecificationStanding.describe('Who says what its specification says.'),
    version: z
      .int()
      .describe('Version of the specification; earlier ones stay with the runs made against them.'),
    memory: instanceOf(MemoryType).nullable().describe('Off-chip memory; null for chips without.'),
    sources: z.array(instanceOf(ChipSourceType)).describe('Everything that its figures were read from.'),
    attainable: instanceOf(AttainableSharesType)
      .nullable()
      .describe('Shares of the attainable model; null for families that this engine has no model of.'),
    schema: null,
    /** The specification behind it. */
    chip: notShown<Chip>(),
  },
  { implements: NodeType },
);
export type ChipType = InstanceType<typeof ChipType>;
