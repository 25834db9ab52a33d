import type { EngineVersion, EpochStatus } from '@inferbench/db/epoch-reader';
import { EpochState, type RankChangeReport } from '@inferbench/domain/epoch';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RankChangeReportType } from './rank-change-report.type.ts';

registerEnumType(EpochState.enum, {
  name: 'EpochState',
  description: 'Whether an epoch receives publications.',
  valuesConfig: {
    BUILDING: { description: 'It is being filled, was never shown, and receives every publication.' },
    LIVE: { description: 'It is shown or kept for roll-back, and receives every publication.' },
    RETIRED: { description: 'It receives nothing and cannot be shown any more.' },
  },
});

@ObjectType('EpochProgress', { description: 'How far an epoch is.' })
export class EpochProgressType {
  @Field(() => Int, { description: 'Points that it holds under its own versions.' })
  scored!: number;

  @Field(() => Int, { description: 'All points that stand.' })
  points!: number;
}

@ObjectType('Epoch', {
  description: 'One scoring generation of the board, named by the versions of engine and policy.',
})
export class EpochType {
  @Field(() => Int, { description: 'Its number, as `leaderboard { epoch }` says it.' })
  id!: number;

  @Field(() => String, { description: 'Version of the engine.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;

  @Field(() => EpochState.enum, { description: 'Whether it receives publications.' })
  state!: EpochState;

  @Field(() => Boolean, { description: 'Whether the board shows it.' })
  current!: boolean;

  @Field(() => String, { description: 'When filling began, ISO 8601 UTC.' })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When the board last switched to it, ISO 8601 UTC; null: never.',
  })
  activatedAt!: string | null;

  @Field(() => EpochProgressType, { description: 'How far it is.' })
  progress!: EpochProgressType;

  @Field(() => RankChangeReportType, {
    nullable: true,
    description: 'What it changed; null before it is filled and for the first epoch.',
  })
  report!: RankChangeReport | null;
}

@ObjectType('EngineVersion', { description: 'Versions of engine and policy with which points were scored.' })
export class EngineVersionType {
  @Field(() => String, { description: 'Version of the engine.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;

  @Field(() => Int, { description: 'Points that have a score under them.' })
  points!: number;

  @Field(() => String, { description: 'When the first was scored, ISO 8601 UTC.' })
  firstScoredAt!: string;

  @Field(() => String, { description: 'When the last was scored, ISO 8601 UTC.' })
  lastScoredAt!: string;

  @Field(() => Int, { nullable: true, description: 'Number of their epoch; null where they have none.' })
  epochId!: number | null;

  @Field(() => Boolean, { description: 'Whether the board shows their epoch.' })
  current!: boolean;
}

export function toEpochType({ scored, points, createdAt, activatedAt, ...epoch }: EpochStatus): EpochType {
  return {
    ...epoch,
    createdAt: createdAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    progress: { scored, points },
  };
}

export function toEngineVersionType(engine: EngineVersion): EngineVersionType {
  return {
    ...engine,
    firstScoredAt: engine.firstScoredAt.toISOString(),
    lastScoredAt: engine.lastScoredAt.toISOString(),
  };
}
