import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What holds for the whole installation that answers. */
export const Instance = graphql(`
  query Instance {
    instance {
      review
      demo
    }
  }
`);

export type InstanceResult = ResultOf<typeof Instance>['instance'];
