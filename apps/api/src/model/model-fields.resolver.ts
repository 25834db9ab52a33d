import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { ModelType } from './model.type.ts';

/** What a model's row does not hold: how much of it was measured. */
@Resolver(() => ModelType)
export class ModelFieldsResolver {
  @FieldResolver(() => String, { description: 'Its specification as JSON, as the engine reads it.' })
  specification(@Root() { model }: ModelType): string {
    return JSON.stringify(model);
  }

  @FieldResolver(() => Int, { description: 'Measured and reported points of the model.' })
  async pointCount(@Root() { slug }: ModelType, @Ctx() { modelCounts }: ApiContext): Promise<number> {
    return (await modelCounts.load(slug)).points;
  }

  @FieldResolver(() => Int, { description: 'Chips that measured and reported points of the model are of.' })
  async chipCount(@Root() { slug }: ModelType, @Ctx() { modelCounts }: ApiContext): Promise<number> {
    return (await modelCounts.load(slug)).chips;
  }
}
