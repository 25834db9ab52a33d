import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { PointLinkFields } from './submission-fields.ts';
import { TombstoneFields } from './tombstone-fields.ts';

/** What became of something that was submitted, by its global id. */
export const Status = graphql(
  `
    query Status($id: ID!) {
      node(id: $id) {
        __typename
        id
        ... on Submission {
          subject
          lifecycle
          revision
          version
          message
          story {
            flags {
              rule
              message
              fix
              explained
              waivedBy
              persons
            }
            waivers {
              rule
              reason
              persons
            }
            tombstone {
              ...TombstoneFields
            }
          }
          availableActions {
            action
            why
            needs
          }
          pointLinks: links {
            ...PointLinkFields
          }
          receipt {
            submissionId
            contentHash
            receivedAt
          }
        }
        ... on Point {
          kind
          lifecycle
          phase
          links {
            ...PointLinkFields
          }
          evidenceGrade
          system {
            slug
          }
          findings {
            ...FindingFields
          }
          scores {
            usefulTops
            utilisation
            engineVersion
            policyVersion
            inputHash
          }
        }
      }
    }
  `,
  [FindingFields, PointLinkFields, TombstoneFields],
);

export type StatusNode = NonNullable<ResultOf<typeof Status>['node']>;
