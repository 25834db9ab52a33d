import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the compared figures of all hardware; of one quantity or of all. */
export const AccuracyRows = graphql(`
  query AccuracyRows($quantity: AccuracyQuantity, $after: String) {
    accuracy(quantity: $quantity, allHardware: true) {
      rows(first: 100, after: $after) {
        nodes {
          rowId
          document
          grade
          quantity
          metric
          phase
          chip
          barred
          framework
          version
          model
          measured
          heldOut
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export type AccuracyRowListed = ResultOf<typeof AccuracyRows>['accuracy']['rows']['nodes'][number];
