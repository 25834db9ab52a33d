import { Field, ObjectType } from 'type-graphql';

/** What every figure of a chip says of its origin; no type of the schema by itself. */
@ObjectType()
export abstract class SourcedType {
  @Field(() => String, { description: 'Where the figure was read.' })
  source!: string;

  @Field(() => String, { description: 'Key of that source among `sources` of the chip.' })
  sourceKey!: string;

  @Field(() => String, { description: 'measured, datasheet, press, estimate or unverified.' })
  confidence!: string;
}
