import { type ReactNode, useEffect, useRef } from 'react';
import type { Asking } from './use-asking.ts';

interface AskingButtonProps extends Pick<Asking, 'busy'> {
  words: string;
  main?: boolean;
  /** Act of the button; without it, the form that it stands in is sent. */
  onClick?: () => void;
}

export function AskingButton({ words, main = false, busy, onClick }: AskingButtonProps) {
  return (
    <button
      type={onClick === undefined ? 'submit' : 'button'}
      className={main ? 'main' : undefined}
      aria-disabled={busy}
      onClick={onClick}
    >
      {busy ? 'One moment…' : words}
    </button>
  );
}

interface ActOutcomeProps<Said> {
  /** Outcome of the last act; null before any. */
  of: Said | null;
  children: (of: Said) => ReactNode;
}

/** Outcome of an act; each takes the focus, so that nobody passes it by, and since its button may be gone. */
export function ActOutcome<Said extends { done: boolean }>({ of, children }: ActOutcomeProps<Said>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== null) box.current?.focus();
  }, [of]);
  if (of === null) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`message ${of.done ? 'plain-message' : 'critical'}`}
      role={of.done ? 'status' : 'alert'}
    >
      {children(of)}
    </div>
  );
}

export function AskingTrouble({ trouble }: Pick<Asking, 'trouble'>) {
  return trouble === null ? null : (
    <div className="message critical" role="alert">
      <p>{trouble.message}</p>
    </div>
  );
}
