import type { BoardKeys } from '@inferbench/domain/board-keys';
import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { CostBasis } from '@inferbench/domain/score';
import { Field, ObjectType } from 'type-graphql';
import { CostBasisEnum, PowerBoundaryEnum } from '../graphql/enums.ts';

@ObjectType('BoardKeys', {
  description: 'What the values of a slice share, besides the slice, where they rank.',
})
export class BoardKeysType implements BoardKeys {
  @Field(() => String, { description: 'Techniques that change the work; "plain" for none.' })
  techniques!: string;

  @Field(() => CostBasisEnum, {
    nullable: true,
    description: 'Basis of cost; null where nothing has a price.',
  })
  costBasis!: CostBasis | null;

  @Field(() => PowerBoundaryEnum, {
    nullable: true,
    description: 'Boundary of energy; null where nothing has power.',
  })
  powerBoundary!: PowerBoundary | null;
}
