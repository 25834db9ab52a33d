import {
  readEngineVersions,
  readEpochStatus,
  type EngineVersion,
  type EpochStatus,
} from '@inferbench/db/epochs/epoch-reader';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { Slice } from '@inferbench/domain/terms/slice';
import { MetricChanges, RankChange, RankChangeReport, EpochState } from '@inferbench/domain/board/epoch';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { z } from 'zod';
import { isoTimes } from '../graphql/iso-times.ts';
import { wholeFigure, word } from '@inferbench/domain/terms/figure';

objectTypeOf(MetricChanges, 'MetricChanges');
objectTypeOf(Slice, 'RankChangeSlice');
objectTypeOf(RankChange, 'RankChange');
objectTypeOf(RankChangeReport, 'RankChangeReport');

enumTypeOf(EpochState, 'EpochState', {
  description: 'Whether an epoch receives publications.',
  values: {
    BUILDING: 'It is being filled, was never shown, and receives every publication.',
    LIVE: 'It is shown or kept for roll-back, and receives every publication.',
    RETIRED: 'It receives nothing and cannot be shown any more.',
  },
});

const EpochProgressType = objectType('EpochProgress', 'How far an epoch is.', {
  scored: z.int().describe('Points that it holds under its own versions.'),
  points: z.int().describe('All points that stand.'),
});

const EpochType = objectType(
  'Epoch',
  'One scoring generation of the board, named by the versions of engine and policy.',
  {
    id: z.int().describe('Its number, as `leaderboard { epoch }` says it.'),
    engineVersion: z.string().describe('Version of the engine.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    state: EpochState.describe('Whether it receives publications.'),
    current: z.boolean().describe('Whether the board shows it.'),
    createdAt: z.string().describe('When filling began, ISO 8601 UTC.'),
    activatedAt: word('When the board last switched to it, ISO 8601 UTC; null: never.'),
    progress: instanceOf(EpochProgressType).describe('How far it is.'),
    report: RankChangeReport.nullable().describe(
      'What it changed; null before it is filled and for the first epoch.',
    ),
  },
);
type EpochType = InstanceType<typeof EpochType>;

const EngineVersionType = objectType(
  'EngineVersion',
  'Versions of engine and policy with which points were scored.',
  {
    engineVersion: z.string().describe('Version of the engine.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    points: z.int().describe('Points that have a score under them.'),
    firstScoredAt: z.string().describe('When the first was scored, ISO 8601 UTC.'),
    lastScoredAt: z.string().describe('When the last was scored, ISO 8601 UTC.'),
    epochId: wholeFigure('Number of their epoch; null where they have none.'),
    current: z.boolean().describe('Whether the board shows their epoch.'),
  },
);
type EngineVersionType = InstanceType<typeof EngineVersionType>;

function toEpochType({ scored, points, ...epoch }: EpochStatus): EpochType {
  return { ...isoTimes(epoch), progress: { scored, points } };
}

function toEngineVersionType(engine: EngineVersion): EngineVersionType {
  return isoTimes(engine);
}

@Resolver()
export class EpochResolver {
  @Query(() => [EpochType], { description: 'Epochs of the board, the 50 newest, newest first.' })
  async epochs(@Ctx() { database }: ApiContext): Promise<EpochType[]> {
    return (await readEpochStatus(database.pool, 'SHOWN')).map(toEpochType);
  }

  @Query(() => [EngineVersionType], {
    description: 'Versions with which anything was scored, those that scored last first.',
  })
  async engineVersions(@Ctx() { database }: ApiContext): Promise<EngineVersionType[]> {
    return (await readEngineVersions(database.pool)).map(toEngineVersionType);
  }
}
