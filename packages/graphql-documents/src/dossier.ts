import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { ListedFields } from './submission-lists.ts';

/** What a reviewer reads beside a revision: what its organisation submitted before, and what a specification would change. */
export const Dossier = graphql(
  `
    query Dossier($id: ID!, $slug: String!) {
      submission(id: $id) {
        recheck {
          point
          verdictBefore
          verdict
          losesRank
          findings
        }
      }
      organization(slug: $slug) {
        submissions(first: 10) {
          ...ListedFields
        }
      }
    }
  `,
  [ListedFields],
);

/** What others showed at the load of a point. */
export const PointNeighbours = graphql(`
  query PointNeighbours($id: ID!) {
    point(id: $id) {
      neighbours {
        pointId
        system
        model
        source
        batch
        context
        usefulTops
        share
      }
    }
  }
`);

export type PointNeighbour = NonNullable<ResultOf<typeof PointNeighbours>['point']>['neighbours'][number];

export type RecheckedPoint = NonNullable<ResultOf<typeof Dossier>['submission']>['recheck'][number];
