import { AcceptInvitation } from '@inferbench/graphql-documents/invitations';
import { useState } from 'react';
import { act } from '../session/act.ts';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { registerPasskey, usePasskey } from '../session/passkey.ts';
import { useAsking } from '../session/use-asking.ts';

interface InvitationFormProps {
  secret: string;
  signedInAs: string | null;
  made: (codes: readonly string[] | null) => void;
  goOn: () => void;
}

const NAME = 'person-name';

/** An invitation makes an account with a first passkey, or adds to the one that somebody has. */
export function InvitationForm(props: InvitationFormProps) {
  return props.signedInAs === null ? (
    <NewAccount {...props} />
  ) : (
    <OwnAccount {...props} name={props.signedInAs} />
  );
}

function NewAccount({ secret, made }: InvitationFormProps) {
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
    <form
      className="act-form"
      aria-label="Your invitation"
      onSubmit={(event) => {
        event.preventDefault();
        void register();
      }}
    >
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
    </form>
  );
}

function OwnAccount({ secret, name, made }: InvitationFormProps & { name: string }) {
  const { ask, ...asking } = useAsking();
  const [refused, setRefused] = useState<string | null>(null);
  const accept = async () => {
    const data = await ask(() => act(AcceptInvitation, { input: { secret } }));
    if (data === null) return;
    const { acceptInvitation: answer } = data;
    if (answer.__typename === 'InvitationAccepted') made(null);
    else setRefused(answer.message);
  };
  return (
    <div className="act-form">
      <p>
        You were invited, and are signed in as <strong>{name}</strong>.
      </p>
      <p>
        <AskingButton main words={`Accept as ${name}`} busy={asking.busy} onClick={() => void accept()} />
      </p>
      <AskingTrouble trouble={refused === null ? asking.trouble : { code: 'REFUSED', message: refused }} />
    </div>
  );
}
