import { useState } from 'react';
import { z } from 'zod';
import { SentForm } from '../../frame/sent-form.tsx';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { postSession } from '../session/post-session.ts';
import { useAsking } from '../session/use-asking.ts';

const CODE = 'recovery-code';

/** Form for who lost their passkey; the code stays in this page's memory and is sent once. */
export function RecoveryForm({ done }: { done: () => void }) {
  const { ask, ...asking } = useAsking();
  const [code, setCode] = useState('');
  const recover = async () => {
    const answer = await ask(() => postSession('recover', { code: code.trim() }, z.unknown()));
    if (answer !== null) done();
  };
  return (
    <details>
      <summary>Your passkey is lost</summary>
      <SentForm label="Recovery" send={recover}>
        <p>
          Type one of your recovery codes. It lets you make a new passkey, and nothing else; all your other
          sessions end. Without a code, ask for a new invitation.
        </p>
        <div>
          <label htmlFor={CODE}>Recovery code</label>
          <input
            id={CODE}
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={200}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <p>
          <AskingButton words="Use this code" busy={asking.busy} />
        </p>
        <AskingTrouble trouble={asking.trouble} />
      </SentForm>
    </details>
  );
}
