import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('RateLimit', { description: 'Where the client stands in its minute, this request counted.' })
export class RateLimitType {
  @Field(() => Int, { description: 'Points a minute.' })
  limit!: number;

  @Field(() => Int, { description: 'Points left in this minute.' })
  remaining!: number;

  @Field(() => String, { description: 'When the next minute begins, ISO 8601 UTC.' })
  resetAt!: string;

  @Field(() => Int, { description: 'Points that this request costs.' })
  cost!: number;
}
