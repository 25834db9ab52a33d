'use client';

import type { ApiKeyFields, ApiKeyScope } from '@inferbench/graphql-documents/api-keys';
import type { ActingAs } from '../session/acting-as.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanges } from './outcome.ts';
import { createKey, revokeKey, rotateKey, type AskedKey, KEY_DAYS } from './send-key.ts';
import { Section } from '../../frame/section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import { QuietButton } from './quiet-button.tsx';
import { useState } from 'react';
import { Options } from '../../frame/picker.tsx';
import { SentForm } from '../../frame/sent-form.tsx';
import { AskingButton } from '../session/asking-button.tsx';

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

const day = (time: string | null) => (time === null ? 'never' : formatDate(time));

function isOver({ revokedAt, expiresAt }: ApiKeyFields): boolean {
  return revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
}

/** Keys of before had none. */
function nameOf({ name, publicId }: ApiKeyFields): string {
  return name === '' ? publicId : name;
}

interface KeyTableProps {
  keys: readonly ApiKeyFields[];
  busy: boolean;
  rotate: (key: ApiKeyFields) => void;
  revoke: (key: ApiKeyFields) => void;
}

function KeyTable({ keys, busy, rotate, revoke }: KeyTableProps) {
  return (
    <StackTable
      caption="Keys that work"
      {...eachInRow(keys, (key) => key.id, [
        ['Name', (key) => nameOf(key), 'FULL'],
        ['Begins with', (key) => <code>{key.publicId}</code>],
        ['May', (key) => key.scopes.map((scope) => SCOPE_WORDS[scope]).join(', '), 'FULL'],
        ['Last used', (key) => day(key.lastUsedAt)],
        ['Ends', (key) => day(key.expiresAt)],
        [
          'Change',
          (key) => (
            <span>
              <QuietButton
                words="Rotate"
                label={`Rotate ${nameOf(key)}`}
                busy={busy}
                onClick={() => rotate(key)}
              />
              <QuietButton
                words="Revoke"
                label={`Revoke ${nameOf(key)}`}
                busy={busy}
                onClick={() => revoke(key)}
              />
            </span>
          ),
          'FULL',
        ],
      ])}
    />
  );
}

const DAYS = [7, 30, KEY_DAYS, 365].map((days) => ({ value: String(days), words: `${days} days` }));

interface NewKeyFormProps {
  busy: boolean;
  /** Tells whether it was made. */
  create: (asked: AskedKey) => Promise<boolean>;
}

function NewKeyForm({ busy, create }: NewKeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['SUBMIT']);
  const [days, setDays] = useState(String(KEY_DAYS));
  const make = async () => {
    if (await create({ name: name.trim(), scopes, days: Number(days) })) setName('');
  };
  return (
    <details>
      <summary>Make a key</summary>
      <SentForm label="New key" send={make}>
        <div>
          <label htmlFor="key-name">What it is for</label>
          <input
            id="key-name"
            required
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <fieldset>
          <legend>It may</legend>
          {GIVEN.map((scope) => (
            <label key={scope} className="choice">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
                }
              />
              {SCOPE_WORDS[scope]}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor="key-days">It ends after</label>
          <select id="key-days" value={days} onChange={(event) => setDays(event.target.value)}>
            <Options of={DAYS} />
          </select>
        </div>
        <p>
          <AskingButton words="Make the key" busy={busy} />
        </p>
      </SentForm>
    </details>
  );
}

export const SCOPE_WORDS: Readonly<Record<ApiKeyScope, string>> = {
  READ_SCORES: 'read what is not public yet',
  WRITE_SPECS: 'submit chips and models',
  WRITE_RUNS: 'write drafts',
  SUBMIT: 'submit runs',
  ADMIN_ORG: 'manage keys and people',
  REVIEW: 'decide on submissions of others',
};

export const GIVEN: readonly ApiKeyScope[] = ['SUBMIT', 'WRITE_RUNS', 'WRITE_SPECS', 'READ_SCORES'];
