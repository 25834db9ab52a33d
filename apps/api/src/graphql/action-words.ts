import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';

/** One plain sentence an act on a submission. */
export const ACTION_WORDS: Readonly<Record<SubmissionAction, string>> = {
  EXPLAIN: 'Its organisation says why a flag is right as it is.',
  WITHDRAW: 'Its organisation pulls it back.',
  CORRECT: 'Its organisation submits a corrected revision.',
  TAKE_UP: 'A reviewer begins to look at it.',
  RELEASE: 'The reviewer gives it back to the queue.',
  FLAG: 'A reviewer holds it back and asks something.',
  WAIVE: 'A reviewer lets it stand in spite of a flag.',
  APPROVE: 'A reviewer agrees; another may publish it then.',
  PUBLISH: 'The second reviewer makes it final.',
  REFUSE: 'A reviewer refuses it; the second one withdraws it.',
};
