import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { ConflictFields, InvalidFields, UnauthorizedFields } from './submission-fields.ts';

const ActFields = graphql(
  `
    fragment ActFields on ActPayload @_unmask {
      __typename
      ... on ActDone {
        submission
        lifecycle
        version
        replayed
      }
      ... on NotAllowed {
        code
        message
        available {
          action
          why
          needs
        }
      }
      ...InvalidFields
      ...ConflictFields
      ...UnauthorizedFields
    }
  `,
  [InvalidFields, ConflictFields, UnauthorizedFields],
);
const USED = [ActFields, FindingFields] as const;

export const ExplainFlag = graphql(
  `
    mutation ExplainFlag($input: ExplainFlagInput!) {
      answer: explainFlag(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export const Withdraw = graphql(
  `
    mutation Withdraw($input: WithdrawInput!) {
      answer: withdraw(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export const TakeUp = graphql(
  `
    mutation TakeUp($input: SubmissionActInput!) {
      answer: takeUp(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export const Release = graphql(
  `
    mutation Release($input: SubmissionActInput!) {
      answer: release(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export const Decide = graphql(
  `
    mutation Decide($input: DecideInput!) {
      answer: decide(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export const Publish = graphql(
  `
    mutation Publish($input: SubmissionActInput!) {
      answer: publish(input: $input) {
        ...ActFields
      }
    }
  `,
  USED,
);

export type ActAnswer = ResultOf<typeof Publish>['answer'];

/** The version that an act has to name. */
export const SubmissionVersion = graphql(`
  query SubmissionVersion($id: ID!) {
    submission(id: $id) {
      id
      version
      waiting {
        sentence
      }
    }
  }
`);
