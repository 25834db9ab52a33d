import type { Cost, CostBasis, CostItem } from '@inferbench/domain/score';
import { Field, Float, ObjectType } from 'type-graphql';
import { CostBasisEnum } from '../graphql/enums.ts';

@ObjectType('CostItem', { description: 'One line of a cost.' })
export class CostItemType implements CostItem {
  @Field(() => String, { description: 'What it is for.' })
  label!: string;

  @Field(() => Float, { description: 'USD per hour, all chips.' })
  usdPerHour!: number;

  @Field(() => String, { description: 'Where the figures were read.' })
  source!: string;
}

@ObjectType('Cost', { description: 'What the chips of a point cost on one basis, itemised.' })
export class CostType implements Cost {
  @Field(() => CostBasisEnum, { description: 'Bought or rented.' })
  basis!: CostBasis;

  @Field(() => Float, { description: 'USD per hour, all chips.' })
  usdPerHour!: number;

  @Field(() => Float, { nullable: true, description: 'Null where no answer tokens are produced.' })
  usdPerMillionOutputTokens!: number | null;

  @Field(() => Float, { nullable: true, description: 'Null where no prompts are processed.' })
  usdPerMillionInputTokens!: number | null;

  @Field(() => [CostItemType], { description: 'What it is made of.' })
  items!: CostItem[];
}
