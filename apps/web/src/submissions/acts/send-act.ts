import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import {
  type ActAnswer,
  Decide,
  ExplainFlag,
  Publish,
  Release,
  TakeUp,
  Withdraw,
} from '@inferbench/graphql-documents/acts';
import type { Sent } from '../../api/sent.ts';
import { act } from '../../account/session/act.ts';
import type { ActingAs } from '../../account/session/acting-as.ts';

/** The submission as the page shows it, and as whom it is acted on. */
export interface Acted {
  submission: string;
  version: number;
  as: ActingAs;
}

/** What is said with an act; what it does not need stays empty. */
export interface ActFields {
  rule: string;
  words: string;
}

/** Does one act on the version that the page shows; sent twice, also after a passkey was asked for, it is done once. */
export async function sendAct(
  action: SubmissionAction,
  { submission, version, as }: Acted,
  { rule, words }: ActFields,
): Promise<Sent<ActAnswer>> {
  const input = { submission, expectedVersion: version, idempotencyKey: crypto.randomUUID() };
  switch (action) {
    case 'EXPLAIN':
      return act(ExplainFlag, { ...input, rule, text: words }, as);
    case 'WITHDRAW':
      return act(Withdraw, { ...input, reason: words }, as);
    case 'TAKE_UP':
      return act(TakeUp, input, as);
    case 'RELEASE':
      return act(Release, input, as);
    case 'PUBLISH':
      return act(Publish, input, as);
    case 'APPROVE':
    case 'WAIVE':
    case 'FLAG':
    case 'REFUSE': {
      const about = action === 'APPROVE' ? {} : { rule };
      return act(Decide, { ...input, ...about, verdict: action, reason: words }, as);
    }
    case 'CORRECT':
      throw new Error('a correction is a submission of its own');
  }
}
