import type { Assumptions, PriceOverride } from '@inferbench/domain/assumptions';
import type { OwnershipAssumptions } from '@inferbench/domain/ownership';
import type { Slo } from '@inferbench/domain/slo';
import { Field, Float, ObjectType } from 'type-graphql';
import { SloType } from '../score/goodput.type.ts';

@ObjectType('Ownership', { description: 'What the cost of owning was worked out from.' })
export class OwnershipType implements OwnershipAssumptions {
  @Field(() => Float, { description: 'Years of use.' })
  years!: number;

  @Field(() => Float, { description: 'Share of the time that the system is up.' })
  availability!: number;

  @Field(() => Float, { description: 'On top of the chips, for their server, as a share.' })
  capitalOverhead!: number;

  @Field(() => Float, { description: 'Facility power ÷ wall power.' })
  pue!: number;

  @Field(() => Float, { description: 'Price of electricity.' })
  usdPerKwh!: number;

  @Field(() => Float, { description: 'Power of the host for each chip.' })
  hostWattsPerChip!: number;

  @Field(() => Float, { description: 'Hosting, all chips.' })
  hostingUsdPerHour!: number;
}

@ObjectType('StatedPrice', { description: 'A price that the request stated in place of the public ones.' })
export class StatedPriceType implements PriceOverride {
  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => Float, { nullable: true, description: 'Rented, one chip: USD per hour.' })
  usdPerChipHour!: number | null;

  @Field(() => Float, { nullable: true, description: 'Bought, one chip: USD.' })
  usdPerChip!: number | null;
}

@ObjectType('Assumptions', {
  description: "What was assumed: the policy's own, but for what the request states.",
})
export class AssumptionsType implements Assumptions {
  @Field(() => OwnershipType, { description: 'Of the cost of owning.' })
  ownership!: OwnershipAssumptions;

  @Field(() => [StatedPriceType], {
    description: 'Prices of the request; of all other chips the public ones hold.',
  })
  prices!: PriceOverride[];

  @Field(() => SloType, { description: 'Limits of goodput.' })
  slo!: Slo;
}
