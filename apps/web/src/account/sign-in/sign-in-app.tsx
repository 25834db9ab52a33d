'use client';

import { useState, useSyncExternalStore } from 'react';
import { AcceptForm } from './accept-form.tsx';
import { forgetFragment, useFragment } from './fragment.ts';
import { InvitationForm } from './invitation-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { registerPasskey } from '../session/passkey.ts';
import { useAsking } from '../session/use-asking.ts';

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
