import { defaultModel } from '@inferbench/answers/load/default-model';
import type { ShownFigure } from '@inferbench/answers/load/shape';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';
import { PlacedRowType, ShownFigureType } from './answer-types.ts';
import { flexibilityOf } from './flexibility-figure.ts';

@Resolver(() => PlacedRowType)
export class ModelOverLoadResolver {
  @Query(() => String, {
    description:
      'Slug of the model that is shown where nobody asks for one: of those with points of the last 180 days, the one with most chips of two vendors that compare like for like.',
  })
  async defaultModel(@Ctx() context: ApiContext): Promise<string> {
    const slices = await readSlices(context, null);
    return defaultModel(slices, context.catalogue, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
  }

  @FieldResolver(() => ShownFigureType, { description: 'Share of cells that the chip runs well, simulated.' })
  flexibility(@Root() { chip }: { chip: string }, @Ctx() context: ApiContext): Promise<ShownFigure> {
    return flexibilityOf(context, chip);
  }
}
