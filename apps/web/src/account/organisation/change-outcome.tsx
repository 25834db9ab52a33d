import { AskingTrouble } from '../session/asking-button.tsx';
import type { Changes } from './outcome.ts';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../frame/copy-button.tsx';

export function ChangeOutcome({ changes, what }: { changes: Changes; what: string }) {
  const { trouble, outcome } = changes;
  return (
    <>
      <AskingTrouble trouble={trouble} />
      {outcome === null ? null : (
        <SecretOnce
          key={`${outcome.words} ${outcome.secret}`}
          words={outcome.words}
          isError={!outcome.done}
          secret={outcome.secret}
          what={what}
        />
      )}
    </>
  );
}

interface SecretOnceProps {
  words: string;
  isError?: boolean;
  /** Secret that is shown this one time; null where there is nothing to keep. */
  secret: string | null;
  what: string;
}

/** Outcome of an act and the secret that it made; it takes the focus, so that nobody passes it by. */
function SecretOnce({ words, isError = false, secret, what }: SecretOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`message ${isError ? 'critical' : 'plain-message'}`}
      role={isError ? 'alert' : 'status'}
    >
      <p>{words}</p>
      {secret === null ? null : (
        <p className="secret">
          <code>{secret}</code> <CopyButton text={secret} what={what} />
        </p>
      )}
    </div>
  );
}
