import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { mutationOf } from './mutation-of.ts';
import { MAY_CHANGE } from './submission-fields.ts';

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

const TestAnswered = graphql(`
  fragment TestAnswered on TestAnswered @_unmask {
    state
  }
`);

export const AnswerTest = mutationOf('answerTest', 'AnswerTestInput', [TestAnswered, ...MAY_CHANGE]);
