import type { CrossoverSide } from '@inferbench/domain/chip-crossover';
import type { Crossing, NoCrossing } from '@inferbench/domain/context-analysis';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { PlacementType } from '../simulate/simulated-parts.type.ts';
import { ContextCurveType, CrossingType, NoCrossingType } from './context-analysis.type.ts';

@ObjectType('CrossoverSide', { description: 'One of both systems.' })
export class CrossoverSideType implements CrossoverSide {
  @Field(() => String, { description: 'Name of the system in curves and crossings.' })
  system!: string;

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => String, { description: 'Chip and number.' })
  label!: string;

  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => PlacementType, { description: 'The split with the shortest step.' })
  placement!: CrossoverSide['placement'];

  @Field(() => Float, {
    nullable: true,
    description: 'OWNED, at the power limit, USD; null where no purchase price is published.',
  })
  usdPerHour!: number | null;

  @Field(() => String, { nullable: true, description: 'The price behind it, with how sure it is.' })
  priceSource!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Power limits of the chips and watts of their hosts; null where no limit is published.',
  })
  provisionedWatts!: number | null;
}

@ObjectType('ChipCrossover', { description: 'A metric of two chips over context, simulated.' })
export class ChipCrossoverType {
  readonly kind = 'ChipCrossover';

  @Field(() => CrossoverSideType, { description: 'The first.' })
  a!: CrossoverSideType;

  @Field(() => CrossoverSideType, { description: 'The other.' })
  b!: CrossoverSideType;

  @Field(() => Float, { description: 'How near both are in what shall be equal: b ÷ a.' })
  ratio!: number;

  @Field(() => String, { description: 'What is equal, with both figures.' })
  equalSentence!: string;

  @Field(() => String, { description: 'Unit of the metric.' })
  unit!: string;

  @Field(() => Boolean, { description: 'Whether more is better.' })
  higherIsBetter!: boolean;

  @Field(() => Int, { description: 'Maximum context of the model, tokens.' })
  modelMaxContext!: number;

  @Field(() => [ContextCurveType], { description: 'Both curves.' })
  curves!: ContextCurveType[];

  @Field(() => [CrossingType], { description: 'Where they change places, by context.' })
  crossings!: Crossing[];

  @Field(() => [NoCrossingType], { description: 'The range in which they do not.' })
  noCrossings!: NoCrossing[];

  @Field(() => String, { description: 'The finding in words.' })
  sentence!: string;

  @Field(() => String, { description: 'Version of the simulator.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;
}

export const ChipCrossoverOutcome = createUnionType({
  name: 'ChipCrossoverOutcome',
  description: 'Outcome of chipCrossover.',
  types: () => [ChipCrossoverType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'ChipCrossover' ? ChipCrossoverType : SimulationRefusedType),
});
