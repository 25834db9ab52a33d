import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SourcedType } from './sourced.type.ts';

@ObjectType('Memory', { description: 'Off-chip memory of a chip.' })
export class MemoryType extends SourcedType {
  @Field(() => String, { description: 'Kind of memory, for example HBM3.' })
  type!: string;

  @Field(() => Float, { description: 'Size as marketed, bytes.' })
  capacityBytes!: number;

  @Field(() => String, { description: 'Size as marketed, with its unit: 80 GiB.' })
  marketed!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Peak bandwidth, bytes per second; null where not published.',
  })
  bandwidthBytesPerSec!: number | null;

  @Field(() => String, { nullable: true, description: 'What to know of it.' })
  note!: string | null;
}

@ObjectType('OnChipMemory', { description: 'Cache, scratchpad or distributed SRAM of a chip.' })
export class OnChipMemoryType extends SourcedType {
  @Field(() => String, { description: 'What it is.' })
  kind!: string;

  @Field(() => Float, { description: 'Size, bytes.' })
  capacityBytes!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Peak bandwidth, bytes per second; null where not published.',
  })
  bandwidthBytesPerSec!: number | null;
}

@ObjectType('Interconnect', { description: 'Link between chips of one scale-up domain.' })
export class InterconnectType extends SourcedType {
  @Field(() => String, { nullable: true, description: 'Kind of link; null where not published.' })
  type!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'One direction, bytes per second; null where not published.',
  })
  bandwidthBytesPerSec!: number | null;

  @Field(() => Int, { nullable: true, description: 'Chips of the largest domain; null where not published.' })
  scaleUpChips!: number | null;

  @Field(() => String, { nullable: true, description: 'What to know of it.' })
  note!: string | null;
}
