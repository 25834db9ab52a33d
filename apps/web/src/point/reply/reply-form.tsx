'use client';

import { MAX_REPLY } from '@inferbench/domain/submissions/reply';
import { AttachReply } from '@inferbench/graphql-documents/attach-reply';
import { useState } from 'react';
import { SentForm } from '../../frame/sent-form.tsx';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { act } from '../../account/session/act.ts';
import { AskingButton, AskingTrouble } from '../../account/session/asking-button.tsx';
import { outcomeOf, useChanges } from '../../account/organisation/outcome.ts';

interface ReplyFormProps {
  submission: string;
  as: ActingAs;
  before: { version: number; text: string } | null;
}

const TEXT = 'reply-text';

/** What the vendor of the chip has to say to a result of others; each time it is said, a version. */
export function ReplyForm({ submission, as, before }: ReplyFormProps) {
  const { change, busy, trouble, outcome } = useChanges();
  const [text, setText] = useState(before?.text ?? '');
  const send = () => {
    const expectedVersion = before?.version ?? 0;
    const input = { submission, text: text.trim(), expectedVersion, idempotencyKey: crypto.randomUUID() };
    const said = () => ({ words: 'Your reply stands beside the result.' });
    return change(() => outcomeOf(act(AttachReply, input, as), said));
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
        <AskingButton main words={before === null ? 'Reply' : 'Replace your reply'} busy={busy} />
      </p>
      {outcome === null ? null : (
        <div className={`message${outcome.done ? '' : ' critical'}`} role={outcome.done ? 'status' : 'alert'}>
          <p>{outcome.words}</p>
        </div>
      )}
      <AskingTrouble trouble={trouble} />
    </SentForm>
  );
}
