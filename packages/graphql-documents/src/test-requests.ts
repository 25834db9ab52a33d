import type { ResultOf } from 'gql.tada';
import { DRAFT_REFUSALS } from './draft-fields.ts';
import { graphql } from './graphql.ts';

export const TestRequestFields = graphql(`
  fragment TestRequestFields on TestRequest @_unmask {
    submission
    about
    submittedBy
    state
    at
  }
`);

/** What names an organisation as who measured it. */
export const TestRequests = graphql(
  `
    query TestRequests {
      viewer {
        testRequests {
          ...TestRequestFields
        }
      }
    }
  `,
  [TestRequestFields],
);

export type TestRequest = ResultOf<typeof TestRequestFields>;

export const AnswerTest = graphql(
  `
    mutation AnswerTest($input: AnswerTestInput!) {
      answerTest(input: $input) {
        __typename
        ... on TestAnswered {
          submission
          state
          replayed
        }
        ...NotAllowedFields
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  DRAFT_REFUSALS,
);
