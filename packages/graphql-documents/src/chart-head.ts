import { graphql } from './graphql.ts';

/** Title, slice, kinds, source and date of a chart. */
export const ChartHeadFields = graphql(`
  fragment ChartHeadFields on ChartHead @_unmask {
    finding
    slice
    notes
    kinds
    source
    date
  }
`);
