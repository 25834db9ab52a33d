import type { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { SpecificationStandingEnum } from '../graphql/enums.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { ApiPriceType } from './api-price.type.ts';
import { ModelType } from './model.type.ts';

/** Fields that a model's row does not hold: how much of it was measured, what its APIs cost. */
@Resolver(() => ModelType)
export class ModelFieldsResolver {
  @FieldResolver(() => SpecificationStandingEnum, { description: 'Who says what its specification says.' })
  async standing(
    @Root() { id }: ModelType,
    @Ctx() { modelStandings }: ApiContext,
  ): Promise<SpecificationStanding> {
    return (await modelStandings.load(uuidOf('Model', id) ?? '')).standing;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Organisation that declared it; null for the shipped catalogue.',
  })
  async declaredBy(@Root() { id }: ModelType, @Ctx() { modelStandings }: ApiContext): Promise<string | null> {
    return (await modelStandings.load(uuidOf('Model', id) ?? '')).declaredBy;
  }

  @FieldResolver(() => String, { description: 'Its specification as JSON, as the engine reads it.' })
  specification(@Root() { model }: ModelType): string {
    return JSON.stringify(model);
  }

  @FieldResolver(() => [ApiPriceType], {
    description: 'What providers ask per million tokens of it, each dated; the cheapest input first.',
  })
  async apiPrices(@Root() { slug }: ModelType): Promise<ApiPriceType[]> {
    const { apiPricesOf } = await import('@inferbench/catalogue/api-prices');
    return apiPricesOf(slug);
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
