import type { ReactNode } from 'react';
import { Ready } from './ready.tsx';

interface SentFormProps {
  label: string;
  send: () => unknown;
  children: ReactNode;
}

/** A form whose answer comes to the page that it stands on. */
export function SentForm({ label, send, children }: SentFormProps) {
  return (
    <form
      className="act-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Ready>{children}</Ready>
    </form>
  );
}
