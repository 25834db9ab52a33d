import type { StoredSystem } from '@inferbench/db/node-reader';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChipType } from './chip.type.ts';
import { toChipType } from './to-chip-type.ts';
import { globalId } from '../graphql/global-id.ts';
import { viewOf } from '../graphql/view-of.ts';
import { NodeType } from '../graphql/node.type.ts';

@ObjectType('System', {
  implements: NodeType,
  description: 'Chip × number of chips × framework: what a board row stands for.',
})
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

export const toSystemType = viewOf<StoredSystem, SystemType>(SystemType, {
  id: ({ id }) => globalId('System', id),
  slug: ({ slug }) => slug,
  chips: ({ chips }) => chips,
  framework: ({ framework }) => framework,
  chip: ({ chip }) => toChipType(chip),
});
