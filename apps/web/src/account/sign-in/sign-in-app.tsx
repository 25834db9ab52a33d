'use client';

import { useState, useSyncExternalStore } from 'react';
import { forgetFragment, useFragment } from './fragment.ts';
import { InvitationForm } from './invitation-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { registerPasskey, usePasskey } from '../session/passkey.ts';
import { useAsking } from '../session/use-asking.ts';
import { AcceptInvitation } from '@inferbench/graphql-documents/organisation';
import { act } from '../session/act.ts';
import { refusalWords } from '../session/refusal-words.ts';

type Step = { at: 'START' } | { at: 'NEW_PASSKEY' } | { at: 'CODES'; codes: readonly string[] };

export function SignInApp({ signedInAs, back }: { signedInAs: string | null; back: string }) {
  const fragment = useFragment();
  const named = useSyncExternalStore(NEVER, namedAddress, () => null);
  const [step, setStep] = useState<Step>({ at: 'START' });
  const goOn = () => location.assign(back);
  const made = (codes: readonly string[] | null) => {
    forgetFragment();
    if (codes === null) goOn();
    else setStep({ at: 'CODES', codes });
  };
  if (step.at === 'CODES') return <RecoveryCodes codes={step.codes} goOn={goOn} />;
  if (named !== null)
    return (
      <div className="message warning">
        <p>
          Passkeys belong to a name, and this address is a number.{' '}
          <a href={named}>Sign in at {named.split('#')[0]}</a>
        </p>
      </div>
    );
  if (step.at === 'NEW_PASSKEY') return <NewPasskeyForm made={made} />;
  if (fragment.kind === 'INVITATION')
    return signedInAs === null ? (
      <InvitationForm secret={fragment.secret} made={made} />
    ) : (
      <AcceptForm secret={fragment.secret} name={signedInAs} accepted={() => made(null)} />
    );
  return (
    <>
      {fragment.kind === 'BROKEN' ? (
        <div className="message critical" role="alert">
          <p>
            This link is not whole: its end is missing or changed. Copy all of it from where you found it, or
            ask for a new one.
          </p>
        </div>
      ) : null}
      <SignInButton signedInAs={signedInAs} done={goOn} />
      <RecoveryForm done={() => setStep({ at: 'NEW_PASSKEY' })} />
    </>
  );
}

const NUMBERS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);
const NEVER = () => () => undefined;

/**
 * Address, on one's own machine opened by its number: the same page by its name, which passkeys need; null elsewhere.
 */
function namedAddress(): string | null {
  const { hostname, port, pathname, search, hash } = location;
  if (!NUMBERS.has(hostname)) return null;
  return `http://localhost${port === '' ? '' : `:${port}`}${pathname}${search}${hash}`;
}

/** Form after a recovery code, which opens nothing but this. */
function NewPasskeyForm({ made }: { made: (codes: readonly string[] | null) => void }) {
  const { ask, ...asking } = useAsking();
  const register = async () => {
    const answer = await ask(() => registerPasskey({}));
    if (answer !== null) made(answer.recoveryCodes ?? null);
  };
  return (
    <div className="act-form">
      <p role="status">
        The code is right, and is used up. You are signed out everywhere else. Make a new passkey to go on.
      </p>
      <p>
        <AskingButton main words="Make a new passkey" busy={asking.busy} onClick={() => void register()} />
      </p>
      <AskingTrouble trouble={asking.trouble} />
    </div>
  );
}

function SignInButton({ signedInAs, done }: { signedInAs: string | null; done: () => void }) {
  const { ask, ...asking } = useAsking();
  return (
    <div className="act-form">
      {signedInAs === null ? null : (
        <p>
          You are signed in as <strong>{signedInAs}</strong>.
        </p>
      )}
      <p>
        <AskingButton
          main
          words={signedInAs === null ? 'Sign in with a passkey' : 'Sign in as somebody else'}
          busy={asking.busy}
          onClick={() => void ask(usePasskey).then((answer) => (answer === null ? undefined : done()))}
        />
      </p>
      <AskingTrouble trouble={asking.trouble} />
    </div>
  );
}

interface AcceptFormProps {
  secret: string;
  name: string;
  accepted: () => void;
}

/** An invitation for who has an account: it adds to what they belong to. */
function AcceptForm({ secret, name, accepted }: AcceptFormProps) {
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
