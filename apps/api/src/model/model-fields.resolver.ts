import type { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { SpecificationStandingEnum } from '../graphql/enums.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { ModelType } from './model.type.ts';
import { ApiPrice, ApiPriceStanding } from '@inferbench/domain/models/api-price';
import { Confidence } from '@inferbench/domain/terms/sourced';
import { z } from 'zod';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(ApiPriceStanding, 'ApiPriceStanding', {
  description: 'How a listed price stands to the model that it is listed for.',
  values: {
    STATED: 'The provider lists it for this model.',
    SIZE_CLASS: 'Default of a size class of models, not a price of this model.',
    OUT_OF_DATE: 'The provider asks another price by now; kept with its date.',
  },
});

const ApiPriceType = objectTypeOf(ApiPrice, 'ApiPrice', {
  model: null,
  source: z.string().describe('Where the price was read.'),
  sourceKey: z.string().describe('Key of that source in the table of prices.'),
  confidence: Confidence.describe('measured, datasheet, press, estimate or unverified.'),
});
type ApiPriceType = InstanceType<typeof ApiPriceType>;

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
