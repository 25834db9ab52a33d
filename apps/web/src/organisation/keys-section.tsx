'use client';

import type { ApiKeyFields } from '@inferbench/graphql-documents/api-keys';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingTrouble } from '../session/asking-button.tsx';
import { useAsking } from '../session/use-asking.ts';
import { isOver, KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { type KeyOutcome, revokeKey, rotateKey } from './send-key.ts';
import { SecretOnce } from './secret-once.tsx';

/** Keys of the organisation: made, rotated and revoked by its owners; a secret is shown once. */
export function KeysSection({ keys, as }: { keys: readonly ApiKeyFields[]; as: ActingAs }) {
  const router = useRouter();
  const { ask, ...asking } = useAsking();
  const [outcome, setOutcome] = useState<KeyOutcome | null>(null);
  const done = (now: KeyOutcome | null) => {
    setOutcome(now);
    if (now?.done === true) router.refresh();
  };
  const working = keys.filter((key) => !isOver(key));
  return (
    <section aria-labelledby="keys">
      <header>
        <h2 id="keys">Keys</h2>
        <p className="note">For programs and the command line. A key never makes another.</p>
      </header>
      <AskingTrouble trouble={asking.trouble} />
      {outcome === null ? null : (
        <SecretOnce
          key={outcome.words}
          words={outcome.words}
          isError={!outcome.done}
          secret={outcome.secret}
          what="the key"
        />
      )}
      {working.length === 0 ? (
        <p>No key works.</p>
      ) : (
        <KeyTable
          keys={working}
          busy={asking.busy}
          rotate={(key) => void ask(() => rotateKey(key, as)).then(done)}
          revoke={(key) => void ask(() => revokeKey(key, as)).then(done)}
        />
      )}
      <NewKeyForm as={as} done={done} />
    </section>
  );
}
