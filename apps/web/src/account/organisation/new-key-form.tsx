import type { ApiKeyScope } from '@inferbench/graphql-documents/api-keys';
import { useState } from 'react';
import { Options } from '../../frame/picker.tsx';
import { SentForm } from '../../frame/sent-form.tsx';
import { AskingButton } from '../session/asking-button.tsx';
import { GIVEN, SCOPE_WORDS } from './key-words.ts';
import { type AskedKey, KEY_DAYS } from './send-key.ts';

const DAYS = [7, 30, KEY_DAYS, 365].map((days) => ({ value: String(days), words: `${days} days` }));

interface NewKeyFormProps {
  busy: boolean;
  /** Whether it was made. */
  create: (asked: AskedKey) => Promise<boolean>;
}

export function NewKeyForm({ busy, create }: NewKeyFormProps) {
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
