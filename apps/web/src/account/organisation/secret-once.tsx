import { useEffect, useRef } from 'react';
import { CopyButton } from '../../frame/copy-button.tsx';

interface SecretOnceProps {
  words: string;
  isError?: boolean;
  /** What is shown this one time; null where there is nothing to keep. */
  secret: string | null;
  what: string;
}

/** What became of an act and the secret that it made; it takes the focus, so that nobody passes it by. */
export function SecretOnce({ words, isError = false, secret, what }: SecretOnceProps) {
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
