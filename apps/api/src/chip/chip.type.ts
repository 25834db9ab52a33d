import type { Chip, ChipFamily } from '@inferbench/domain/chip';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ChipFamilyEnum } from '../graphql/enums.ts';
import { ChipStatusEnum } from '../graphql/specification-enums.ts';
import { NodeType } from '../graphql/node.type.ts';
import { InterconnectType, MemoryType, OnChipMemoryType } from './memory.type.ts';
import { AttainableSharesType } from './model-shares.type.ts';
import { IdlePowerType, PowerLimitType, PowerReadingType } from './power.type.ts';
import { ChipSourceType, DisputedFigureType, PurchaseType, RentalOfferType } from './price.type.ts';
import { SourcedType } from './sourced.type.ts';

@ObjectType({ description: 'Dense rate of a chip in one compute class; a multiply-add is two operations.' })
export class PeakType extends SourcedType {
  @Field(() => String, { description: 'Compute class, for example fp16.' })
  precision!: string;

  @Field(() => Float, { description: 'Operations per second, dense.' })
  denseOpsPerSec!: number;
}

@ObjectType('Chip', { implements: NodeType, description: 'One accelerator product of the catalogue.' })
export class ChipType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'Stable public name, for example nvidia-h100-sxm5-80gb.' })
  slug!: string;

  @Field(() => String, { description: 'Product name.' })
  name!: string;

  @Field(() => String, { description: 'Vendor.' })
  vendor!: string;

  @Field(() => ChipFamilyEnum, { description: 'Architecture family.' })
  family!: ChipFamily;

  @Field(() => Int, { nullable: true, description: 'Year of introduction; null where it is not published.' })
  year!: number | null;

  @Field(() => [PeakType], { description: 'Dense rates by compute class.' })
  peaks!: PeakType[];

  @Field(() => Float, {
    nullable: true,
    description: 'Off-chip memory as marketed, bytes; null for chips without.',
  })
  memoryCapacityBytes!: number | null;

  @Field(() => Float, { nullable: true, description: 'Peak off-chip memory bandwidth, bytes per second.' })
  memoryBandwidthBytesPerSec!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Thermal design power, watts: a limit, not a measurement.',
  })
  tdpWatts!: number | null;

  @Field(() => ChipStatusEnum, { description: 'What it is today.' })
  status!: Chip['status'];

  @Field(() => String, { nullable: true, description: 'Process of its dies; null where not published.' })
  processNode!: string | null;

  @Field(() => Int, {
    description: 'Version of the specification; earlier ones stay with the runs made against them.',
  })
  version!: number;

  @Field(() => [String], { description: 'Other names of the same product.' })
  aliases!: string[];

  @Field(() => MemoryType, { nullable: true, description: 'Off-chip memory; null for chips without.' })
  memory!: MemoryType | null;

  @Field(() => OnChipMemoryType, { nullable: true, description: 'On-chip memory; null where not published.' })
  onChip!: OnChipMemoryType | null;

  @Field(() => PowerLimitType, { nullable: true, description: 'Power limit; null where not published.' })
  power!: PowerLimitType | null;

  @Field(() => IdlePowerType, { nullable: true, description: 'Idle power; null where nobody published it.' })
  idlePower!: IdlePowerType | null;

  @Field(() => [PowerReadingType], { description: 'Power under loads, as published.' })
  powerReadings!: PowerReadingType[];

  @Field(() => InterconnectType, {
    nullable: true,
    description: 'Link between chips; null where not published.',
  })
  interconnect!: InterconnectType | null;

  @Field(() => PurchaseType, { nullable: true, description: 'Price; null where not published.' })
  purchase!: PurchaseType | null;

  @Field(() => [RentalOfferType], { description: 'Dated prices for renting it.' })
  rentalOffers!: RentalOfferType[];

  @Field(() => [ChipSourceType], { description: 'Everything that its figures were read from.' })
  sources!: ChipSourceType[];

  @Field(() => [DisputedFigureType], { description: 'Figures that other sources give differently.' })
  disputed!: DisputedFigureType[];

  @Field(() => [String], { description: 'Marketing statements that no figure here rests on.' })
  vendorClaims!: string[];

  @Field(() => [String], { description: 'What to know of it.' })
  notes!: string[];

  @Field(() => AttainableSharesType, {
    nullable: true,
    description: 'Shares of the attainable model; null for families that this engine has no model of.',
  })
  attainable!: AttainableSharesType | null;

  /** The specification behind it; not a field. */
  chip!: Chip;
}
