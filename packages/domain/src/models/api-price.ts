import { z } from 'zod';
import { Slug } from '../names/slug.ts';
import { SOURCED, Sources } from '../terms/sourced.ts';

const text = (max: number) => z.string().min(1).max(max);
/** Free tiers are no prices, so nothing costs 0. */
const usdPerMillion = z.number().positive().max(1000);

/** Standing of a listed price to the model that it is listed for. */
export const ApiPriceStanding = z.enum(['stated', 'size-class', 'out-of-date']);
export type ApiPriceStanding = z.infer<typeof ApiPriceStanding>;

export const ApiPrice = z
  .strictObject({
    model: Slug.describe('Slug of the model.'),
    provider: text(60).describe('Who serves it.'),
    usdPerMillionInputTokens: usdPerMillion.describe('US dollars per million input tokens.'),
    usdPerMillionOutputTokens: usdPerMillion
      .nullable()
      .describe('US dollars per million output tokens; null for models without any.'),
    usdPerMillionCachedInputTokens: usdPerMillion
      .nullable()
      .describe(
        'US dollars per million input tokens that the provider’s cache answers; null where not listed.',
      ),
    standing: ApiPriceStanding.describe('How the price stands to the model.'),
    readOn: z.iso.date().describe('Day on which the list said so.'),
    note: text(300).nullable().describe('What to know of it.'),
    ...SOURCED,
  })
  .describe('Price of a provider’s API for one model. A price carries no precision.');
export type ApiPrice = z.infer<typeof ApiPrice>;

/** Prices of the APIs of providers: of one model, provider and day there is one a source, and each is dated. */
export const ApiPriceTable = z
  .strictObject({
    schema: z.literal('inferbench.api-prices/1'),
    sources: Sources,
    rows: z.array(ApiPrice).min(1),
  })
  .superRefine(({ sources, rows }, context) => {
    const seen = new Set<string>();
    rows.forEach(({ model, provider, readOn, source }, index) => {
      const row = [model, provider, readOn, source].join(', ');
      if (seen.has(row))
        context.addIssue({ code: 'custom', path: ['rows', index], message: `${row} stands twice` });
      seen.add(row);
      if (Object.hasOwn(sources, source)) return;
      const message = `source "${source}" is not described under sources`;
      context.addIssue({ code: 'custom', path: ['rows', index, 'source'], message });
    });
  });
export type ApiPriceTable = z.infer<typeof ApiPriceTable>;

/** A price of one model, its source in words beside the key that the table holds. */
export interface SourcedApiPrice extends Omit<ApiPrice, 'model'> {
  sourceKey: string;
}
