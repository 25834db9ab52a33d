'use client';

import { useState } from 'react';

type Outcome = 'idle' | 'copied' | 'refused';

const SAID: Readonly<Record<Outcome, string>> = {
  idle: '',
  copied: 'Copied.',
  refused: 'The browser did not allow copying; select the text instead.',
};

/** A page that is not served over HTTPS, but for loopback, has no clipboard at all. */
async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies a text that also stands on the page; without JavaScript it is not there. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  return (
    <>
      <button
        type="button"
        className="quiet needs-js"
        aria-label={`Copy ${what}`}
        onClick={() => void copy(text).then(setOutcome)}
      >
        Copy
      </button>
      <span role="status">{SAID[outcome]}</span>
    </>
  );
}
