import { AcceptInvitation } from '@inferbench/graphql-documents/organisation';
import { useState } from 'react';
import { act } from '../session/act.ts';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { refusalWords } from '../session/refusal-words.ts';
import { useAsking } from '../session/use-asking.ts';

interface AcceptFormProps {
  secret: string;
  name: string;
  accepted: () => void;
}

/** An invitation for who has an account: it adds to what they belong to. */
export function AcceptForm({ secret, name, accepted }: AcceptFormProps) {
  const { ask, ...asking } = useAsking();
  const [refused, setRefused] = useState<string | null>(null);
  const accept = async () => {
    const input = { invitation: secret, idempotencyKey: crypto.randomUUID() };
    const answer = await ask(() => act(AcceptInvitation, input));
    if (answer === null) return;
    if (answer.__typename === 'InvitationAccepted') accepted();
    else setRefused(refusalWords(answer));
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
