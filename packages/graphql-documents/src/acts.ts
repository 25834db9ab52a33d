import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { graphql } from './graphql.ts';
import { MAY_CHANGE } from './submission-fields.ts';

const ActDone = graphql(`
  fragment ActDone on ActDone @_unmask {
    submission
    lifecycle
    version
    replayed
  }
`);
const ANSWERS = [ActDone, ...MAY_CHANGE] as const;

export const ExplainFlag = mutationOf('explainFlag', 'ExplainFlagInput', ANSWERS);
export const Withdraw = mutationOf('withdraw', 'WithdrawInput', ANSWERS);
export const TakeUp = mutationOf('takeUp', 'SubmissionActInput', ANSWERS);
export const Release = mutationOf('release', 'SubmissionActInput', ANSWERS);
export const Decide = mutationOf('decide', 'DecideInput', ANSWERS);
export const Publish = mutationOf('publish', 'SubmissionActInput', ANSWERS);

export type ActAnswer = AnswerOf<typeof Publish>;

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
