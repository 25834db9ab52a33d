import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { InvalidFields } from './submission-fields.ts';

/** What a result file becomes; stores nothing and needs no key. */
export const ImportRun = graphql(
  `
    mutation ImportRun($input: ImportRunInput!) {
      importRun(input: $input) {
        __typename
        ... on ImportedRun {
          run
          missing
          fields {
            path
            key
            originalValue
            originalUnit
          }
          warnings {
            code
            message
            path
          }
        }
        ...InvalidFields
      }
    }
  `,
  [FindingFields, InvalidFields],
);

export type ImportRunResult = ResultOf<typeof ImportRun>['importRun'];
