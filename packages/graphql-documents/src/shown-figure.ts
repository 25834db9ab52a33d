import { graphql } from './graphql.ts';

/** A figure with its interval and kind, or the words of its absence. */
export const ShownFigureFields = graphql(`
  fragment ShownFigureFields on ShownFigure @_unmask {
    value
    low
    high
    kind
    words
  }
`);
