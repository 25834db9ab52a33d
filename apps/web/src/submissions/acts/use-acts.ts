import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Said, saidOf } from './act-words.ts';
import { type Acted, type ActFields, sendAct } from './send-act.ts';

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
