import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What the catalogue says of a model. */
export const ModelFacts = graphql(`
  query ModelFacts($slug: String!) {
    model(slug: $slug) {
      slug
      standing
      declaredBy
      shortName
      longName
      shortSlug
      kind
      parameters
      activeParameters
      maxContextTokens
      layers
      hidden
      kvBytesPerToken
      aliases
      source
      notes
      chipCount
      pointCount
      apiPrices {
        provider
        usdPerMillionInputTokens
        usdPerMillionOutputTokens
        usdPerMillionCachedInputTokens
        standing
        readOn
        note
        sourceKey
        source
        confidence
      }
    }
  }
`);

export type ModelFactsAnswer = NonNullable<ResultOf<typeof ModelFacts>['model']>;
