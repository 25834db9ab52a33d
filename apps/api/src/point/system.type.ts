import type { StoredPoint } from '@inferbench/db/point-reader';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChipType, toChipType } from '../chip/chip.type.ts';
import { globalId } from '../graphql/global-id.ts';

@ObjectType('System', { description: 'Chip × number of chips × framework: what a board row stands for.' })
export class SystemType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'Stable public name.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Serving framework; null where the submitter did not state it.',
  })
  framework!: string | null;

  @Field(() => ChipType, { description: 'The accelerator.' })
  chip!: ChipType;
}

export function toSystemType(stored: StoredPoint): SystemType {
  return {
    id: globalId('System', stored.system_id),
    slug: stored.system_slug,
    chips: stored.run.system.chips ?? 1,
    framework: stored.run.system.framework,
    chip: toChipType({ id: stored.chip_id, chip: stored.chip }),
  };
}
