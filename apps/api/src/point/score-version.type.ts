import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType('ScoreVersion', { description: 'What one engine and policy made of a point; never edited.' })
export class ScoreVersionType {
  @Field(() => String, { description: 'Version of the engine.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;

  @Field(() => Float, { nullable: true, description: 'Useful TOPS per chip; null where there is none.' })
  usefulTops!: number | null;

  @Field(() => String, { description: 'Hash of everything the score was computed from.' })
  inputHash!: string;

  @Field(() => String, { description: 'When it was scored, ISO 8601.' })
  scoredAt!: string;
}
