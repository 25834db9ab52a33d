'use client';

import type { ApiKeyFields } from '@inferbench/graphql-documents/api-keys';
import type { ActingAs } from '../session/acting-as.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { isOver, KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { useChanges } from './outcome.ts';
import { createKey, revokeKey, rotateKey } from './send-key.ts';
import { Section } from '../../frame/section.tsx';

export function KeysSection({ keys, as }: { keys: readonly ApiKeyFields[]; as: ActingAs }) {
  const changes = useChanges();
  const { change, busy } = changes;
  const working = keys.filter((key) => !isOver(key));
  return (
    <Section id="keys" title="Keys" note="For programs and the command line. A key never makes another.">
      <ChangeOutcome changes={changes} what="the key" />
      {working.length === 0 ? (
        <p>No key works.</p>
      ) : (
        <KeyTable
          keys={working}
          busy={busy}
          rotate={(key) => void change(() => rotateKey(key, as))}
          revoke={(key) => void change(() => revokeKey(key, as))}
        />
      )}
      <NewKeyForm busy={busy} create={(asked) => change(() => createKey(asked, as))} />
    </Section>
  );
}
