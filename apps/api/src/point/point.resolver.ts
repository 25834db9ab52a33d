import { readPoints } from '@inferbench/db/points/point-reader';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { PointType, toPointType } from './point.type.ts';

@Resolver()
export class PointResolver {
  @Query(() => PointType, { nullable: true, description: 'A point by global id; null where there is none.' })
  async point(
    @Arg('id', () => ID, { description: 'Global id of a point.' }) id: string,
    @Ctx() { database, epochs, viewer }: ApiContext,
  ): Promise<PointType | null> {
    const uuid = uuidOf('Point', id);
    if (uuid === null) return null;
    const who = await viewer();
    const [stored] = await epochs.pinned(
      (epochId) => readPoints(database.pool, [uuid], epochId, who),
      ([point]) => point?.epochId,
    );
    return stored === undefined ? null : toPointType(stored);
  }
}
