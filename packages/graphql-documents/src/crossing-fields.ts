import { graphql } from './graphql.ts';

/** Where two systems change places. */
export const CrossingFields = graphql(`
  fragment CrossingFields on Crossing @_unmask {
    kind
    riser
    riserLabel
    faller
    fallerLabel
    context
    low
    high
    beyondModelContext
    sentence
  }
`);

/** Two systems that were compared and do not. */
export const NoCrossingFields = graphql(`
  fragment NoCrossingFields on NoCrossing @_unmask {
    kind
    a
    b
    fromContext
    toContext
    sentence
  }
`);
