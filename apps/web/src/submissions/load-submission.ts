import { SubmissionPage, type SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { cache } from 'react';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';

/** A revision as everybody may see it, once a request; MISSING for one that nobody but its organisation may. */
export const loadSubmission = cache(async (id: string): Promise<Answer<SubmissionResult>> =>
  mapAnswer(await ask(SubmissionPage, { id }), ({ submission }) => submission),
);
