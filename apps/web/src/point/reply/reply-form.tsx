'use client';

import { MAX_REPLY } from '@inferbench/domain/submissions/reply';
import { AttachReply } from '@inferbench/graphql-documents/attach-reply';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SentForm } from '../../frame/sent-form.tsx';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { act } from '../../account/session/act.ts';
import { AskingButton, AskingTrouble } from '../../account/session/asking-button.tsx';
import { refusalWords } from '../../account/session/refusal-words.ts';
import { useAsking } from '../../account/session/use-asking.ts';

interface ReplyFormProps {
  submission: string;
  as: ActingAs;
  before: { version: number; text: string } | null;
}

const TEXT = 'reply-text';

/** What the vendor of the chip has to say to a result of others; each time it is said, a version. */
export function ReplyForm({ submission, as, before }: ReplyFormProps) {
  const router = useRouter();
  const { ask, ...asking } = useAsking();
  const [text, setText] = useState(before?.text ?? '');
  const [said, setSaid] = useState<{ done: boolean; words: string } | null>(null);
  const send = async () => {
    setSaid(null);
    const expectedVersion = before?.version ?? 0;
    const input = { submission, text: text.trim(), expectedVersion, idempotencyKey: crypto.randomUUID() };
    const answer = await ask(() => act(AttachReply, input, as));
    if (answer === null) return;
    const done = answer.__typename === 'ReplyAttached';
    setSaid({ done, words: done ? 'Your reply stands beside the result.' : refusalWords(answer) });
    // Also what was refused because the reply is another by now is read anew.
    router.refresh();
  };
  return (
    <SentForm label="Your reply" send={send}>
      <div>
        <label htmlFor={TEXT}>
          Your reply, in plain text. Everybody reads it beside the result, and its earlier versions
        </label>
        <textarea
          id={TEXT}
          required
          maxLength={MAX_REPLY}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p>
        <AskingButton main words={before === null ? 'Reply' : 'Replace your reply'} busy={asking.busy} />
      </p>
      {said === null ? null : (
        <div className={`message${said.done ? '' : ' critical'}`} role={said.done ? 'status' : 'alert'}>
          <p>{said.words}</p>
        </div>
      )}
      <AskingTrouble trouble={asking.trouble} />
    </SentForm>
  );
}
