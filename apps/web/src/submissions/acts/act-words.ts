import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import type { ActAnswer } from '@inferbench/graphql-documents/acts';
import { refusalWords } from '../../account/session/refusal-words.ts';

export const ACT_BUTTONS: Readonly<Record<SubmissionAction, string>> = {
  EXPLAIN: 'Send the explanation',
  CORRECT: 'Submit a corrected revision',
  WITHDRAW: 'Withdraw it',
  TAKE_UP: 'Take it up',
  RELEASE: 'Give it back to the queue',
  FLAG: 'Hold it back',
  WAIVE: 'Let it stand in spite of this flag',
  APPROVE: 'Approve it',
  PUBLISH: 'Publish it',
  REFUSE: 'Refuse it',
};

export interface Said {
  done: boolean;
  words: string;
  /** Whether the page shows something that is so no more. */
  isOld: boolean;
}

const DONE: Readonly<Record<SubmissionAction, string>> = {
  EXPLAIN: 'The explanation is sent; reviewers see it.',
  CORRECT: 'The corrected revision is sent.',
  WITHDRAW: 'It is withdrawn.',
  TAKE_UP: 'You took it up; others see that somebody looks at it.',
  RELEASE: 'It is back in the queue.',
  FLAG: 'It is held back until its organisation answers.',
  WAIVE: 'Your waiver counts.',
  APPROVE: 'Your approval counts; another person may publish it now.',
  PUBLISH: 'It is published.',
  REFUSE: 'Your refusal counts.',
};

const STALE =
  'Nothing was done: it changed since you opened this page. Below is how it stands now; look again before you repeat.';
/** Refusals after which the page shows something that is so no more. */
const OLD: ReadonlySet<string> = new Set(['STALE_VERSION', 'NOT_ALLOWED_NOW']);

export function saidOf(action: SubmissionAction, answer: ActAnswer): Said {
  switch (answer.__typename) {
    case 'ActDone':
      return { done: true, words: DONE[action], isOld: true };
    case 'NotAllowed':
      return {
        done: false,
        words: answer.code === 'STALE_VERSION' ? STALE : `Nothing was done: ${answer.message}`,
        isOld: OLD.has(answer.code),
      };
    case 'ValidationFailed':
      return { done: false, words: `Nothing was done. ${refusalWords(answer)}`, isOld: false };
    case 'Conflict':
    case 'Unauthorized':
      return { done: false, words: `Nothing was done: ${answer.message}`, isOld: false };
  }
}
