import { readEngineVersions, readEpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { EngineVersionType, EpochType, toEngineVersionType, toEpochType } from './epoch.type.ts';

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
