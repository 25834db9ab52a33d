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

export const ApiPriceType = objectTypeOf(ApiPrice, 'ApiPrice', {
  model: null,
  source: z.string().describe('Where the price was read.'),
  sourceKey: z.string().describe('Key of that source in the table of prices.'),
  confidence: Confidence.describe('measured, datasheet, press, estimate or unverified.'),
});
export type ApiPriceType = InstanceType<typeof ApiPriceType>;
