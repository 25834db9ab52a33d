import { graphql } from './graphql.ts';
import { ShownFigureFields } from './shown-figure.ts';

/** A system at the line of a trade-off chart. */
export const PlacedRowFields = graphql(
  `
    fragment PlacedRowFields on PlacedRow @_unmask {
      key
      chip
      label
      system
      vendor
      older
      coloured
      chips
      extent
      pools
      kind
      value
      low
      high
      place
      overlapsFirst
      users
      pointId
      comparison
      price {
        ...ShownFigureFields
      }
      energy {
        ...ShownFigureFields
      }
      flexibility {
        ...ShownFigureFields
      }
      alone {
        ...ShownFigureFields
      }
      prompt {
        ...ShownFigureFields
      }
    }
  `,
  [ShownFigureFields],
);

/** A system without a place. */
export const UnplacedRowFields = graphql(
  `
    fragment UnplacedRowFields on UnplacedRow @_unmask {
      key
      chip
      label
      system
      vendor
      older
      coloured
      chips
      reason
      words
      value {
        ...ShownFigureFields
      }
      chipsNeeded
      pointId
    }
  `,
  [ShownFigureFields],
);
