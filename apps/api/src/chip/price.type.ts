import { Field, Float, ObjectType } from 'type-graphql';
import { SourcedType } from './sourced.type.ts';

@ObjectType('Purchase', { description: 'Price of one chip, or of the smallest unit that is sold.' })
export class PurchaseType extends SourcedType {
  @Field(() => Float, { description: 'US dollars.' })
  usd!: number;

  @Field(() => Float, { nullable: true, description: 'Lowest price seen, US dollars.' })
  lowUsd!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest price seen, US dollars.' })
  highUsd!: number | null;

  @Field(() => String, { description: 'What the price is of: chip, card or system.' })
  unit!: string;

  @Field(() => String, { description: 'When it was seen.' })
  date!: string;

  @Field(() => String, { description: 'What kind of price it is.' })
  kind!: string;
}

@ObjectType('RentalOffer', { description: 'Price for renting one chip.' })
export class RentalOfferType extends SourcedType {
  @Field(() => String, { description: 'Who rents it.' })
  provider!: string;

  @Field(() => Float, { description: 'US dollars per hour and chip.' })
  usdPerHour!: number;

  @Field(() => String, { description: 'When it was seen.' })
  date!: string;

  @Field(() => String, { description: 'on-demand, reserved or spot.' })
  kind!: string;
}

@ObjectType('ChipSource', { description: 'Something that was read for figures of a chip.' })
export class ChipSourceType {
  @Field(() => String, { description: 'Key by which figures name it.' })
  key!: string;

  @Field(() => String, { description: 'Precise enough to find it again.' })
  where!: string;

  @Field(() => String, { description: 'Day, ISO 8601.' })
  readOn!: string;
}

@ObjectType('DisputedFigure', {
  description: 'A figure that another source gives differently: kept, never used.',
})
export class DisputedFigureType {
  @Field(() => String, { description: 'Field of the specification.' })
  field!: string;

  @Field(() => String, { description: 'What the other source says.' })
  other!: string;

  @Field(() => String, { description: 'Which source.' })
  where!: string;
}
