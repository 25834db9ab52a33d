import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Slugs and names of the catalogue, a page of each, and those that nobody reviewed where it is asked so; what a form suggests. */
export const ChipNames = graphql(`
  query ChipNames($after: String, $unreviewed: Boolean) {
    chips(first: 200, after: $after, includeUnreviewed: $unreviewed) {
      nodes {
        slug
        name: shortName
        standing
        declaredBy
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Everything by which chips and models are asked for, with how much is known of each; of what nobody reviewed the slug alone counts. */
export const NamesOfChips = graphql(`
  query NamesOfChips($after: String) {
    chips(first: 200, after: $after, includeUnreviewed: true) {
      nodes {
        slug
        standing
        name
        shortName
        longName
        shortSlug
        vendor
        year
        aliases
        pointCount
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const NamesOfModels = graphql(`
  query NamesOfModels($after: String) {
    models(first: 200, after: $after, includeUnreviewed: true) {
      nodes {
        slug
        standing
        shortName
        longName
        shortSlug
        kind
        aliases
        pointCount
        chipCount
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ModelNames = graphql(`
  query ModelNames($after: String, $unreviewed: Boolean) {
    models(first: 200, after: $after, includeUnreviewed: $unreviewed) {
      nodes {
        slug
        name: shortName
        kind
        standing
        declaredBy
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type ChipName = ResultOf<typeof NamesOfChips>['chips']['nodes'][number];
export type ModelName = ResultOf<typeof NamesOfModels>['models']['nodes'][number];
