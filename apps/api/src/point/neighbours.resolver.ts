import { NeighbourPoint } from '@inferbench/domain/board/neighbour';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { objectTypeOf } from '../graphql/derived-type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { Id, uuidOf, withPointId } from '../graphql/global-id.ts';
import { neighboursOf } from '../neighbour/neighbours-of.ts';
import { PointType } from './point.type.ts';

const NeighbourType = objectTypeOf(NeighbourPoint, 'Neighbour', {
  pointId: Id.describe('Global id of the point.'),
});
type NeighbourType = InstanceType<typeof NeighbourType>;

@Resolver(() => PointType)
export class NeighboursResolver {
  @FieldResolver(() => [NeighbourType], {
    description:
      'What others showed at the same load: chip, shape of the model, precision and phase equal, batch and context within a factor of two. The largest share of what is attainable first, 200 at the most.',
  })
  async neighbours(@Root() { id }: PointType, @Ctx() context: ApiContext): Promise<NeighbourType[]> {
    const { slice, run, organizationId } = await context.pointDetails.load(uuidOf('Point', id) ?? '');
    const chip = context.catalogue.chips.get(run.system.chip ?? '');
    if (slice === null || chip === undefined) return [];
    const found = await neighboursOf(context, { chip, slice, organizationId });
    return found.map(withPointId);
  }
}
