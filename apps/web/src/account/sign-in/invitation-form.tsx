import { useState } from 'react';
import { SentForm } from '../../frame/sent-form.tsx';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { registerPasskey, usePasskey } from '../session/passkey.ts';
import { useAsking } from '../session/use-asking.ts';

interface InvitationFormProps {
  secret: string;
  made: (codes: readonly string[] | null) => void;
}

const NAME = 'person-name';

export function InvitationForm({ secret, made }: InvitationFormProps) {
  const { ask, ...asking } = useAsking();
  const [name, setName] = useState('');
  const register = async () => {
    const answer = await ask(() => registerPasskey({ invitation: secret, name: name.trim() }));
    if (answer !== null) made(answer.recoveryCodes ?? null);
  };
  // The address keeps the invitation, and the page finds out who is signed in.
  const signIn = async () => {
    if ((await ask(usePasskey)) !== null) location.reload();
  };
  return (
    <SentForm label="Your invitation" send={register}>
      <p>You were invited. Say how you are called; your device then makes a passkey.</p>
      <div>
        <label htmlFor={NAME}>Your name, as your organisation and reviewers see it</label>
        <input
          id={NAME}
          autoComplete="name"
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <p>
        <AskingButton main words="Make a passkey" busy={asking.busy} />
      </p>
      <p>
        You have an account here?{' '}
        <button type="button" className="quiet" onClick={() => void signIn()}>
          Sign in first
        </button>
      </p>
      <AskingTrouble trouble={asking.trouble} />
    </SentForm>
  );
}
