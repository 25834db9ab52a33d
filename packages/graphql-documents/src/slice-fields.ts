import { graphql } from './graphql.ts';

/** Fields of the slice that an answer is of: its keys, with the buckets that what was asked fell into. */
export const SliceFields = graphql(`
  fragment SliceFields on Slice @_unmask {
    model {
      slug
      name
    }
    phase
    shape
    effective {
      batch
      context
    }
    precision
  }
`);
