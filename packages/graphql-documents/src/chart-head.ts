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

/** What a chart of a model is of, settled. */
export const ChartSliceFields = graphql(`
  fragment ChartSliceFields on ChartSlice @_unmask {
    model
    modelName
    inputTokens
    outputTokens
    precision
    chips
    at
    axis
    pay
    framework
  }
`);
