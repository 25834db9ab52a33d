import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Said, saidOf } from './act-words.ts';
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

export interface Acts {
  /** What is being done, and about which rule. */
  busy: string | null;
  said: Said | null;
  send: (action: SubmissionAction, fields: ActFields) => Promise<boolean>;
}

/** Acts on one submission, one at a time; what changed is read anew from the server. */
export function useActs(acted: Acted): Acts {
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  return {
    busy,
    said,
    async send(action, fields) {
      if (busy !== null) return false;
      setBusy(busyOf(action, fields.rule));
      setSaid(null);
      const sent = await sendAct(action, acted, fields);
      const now = sent.ok
        ? saidOf(action, sent.answer)
        : { done: false, words: sent.trouble.message, isOld: false };
      setSaid(now);
      setBusy(null);
      if (now.isOld) router.refresh();
      return now.done;
    },
  };
}

export function busyOf(action: SubmissionAction, rule: string): string {
  return `${action} ${rule}`;
}

/** The submission as the page shows it, and as whom it is acted on. */
interface Acted {
  submission: string;
  version: number;
  as: ActingAs;
}

/** Words with an act; what it does not need stays empty. */
interface ActFields {
  rule: string;
  words: string;
}

/** Does one act on the version that the page shows; sent twice, also after a passkey was asked for, it is done once. */
async function sendAct(
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
