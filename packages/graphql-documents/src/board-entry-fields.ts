import { BoardPointFields } from './board-point-fields.ts';
import { graphql } from './graphql.ts';

/** What the page of the board and its file both show of an entry: a new column asks for its figures here. */
export const BoardEntryFields = graphql(
  `
    fragment BoardEntryFields on BoardEntry @_unmask {
      value
      unit
      system {
        slug
        chips
        framework
        chip {
          slug
          vendor
        }
      }
      point {
        ...BoardPointFields
      }
      metrics {
        metric
        value
        rank
        missing
        missingText
      }
    }
  `,
  [BoardPointFields],
);
