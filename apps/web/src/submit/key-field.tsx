import { FieldError, invalidity } from '../frame/field-error.tsx';
import type { Submission } from './use-submission.ts';

const KEY_ID = 'api-key';

/** Kept in this page's memory alone; it has no name, so no browser puts it into an address. */
export function KeyField({ state, change }: Pick<Submission, 'state' | 'change'>) {
  const error = state.errors['key'];
  return (
    <div className="question key">
      <label htmlFor={KEY_ID}>API key with the scope submit</label>
      <input
        id={KEY_ID}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={state.key}
        {...invalidity(KEY_ID, error)}
        onChange={(event) => change({ key: event.target.value })}
      />
      <FieldError id={KEY_ID} error={error} />
      <p className="note">
        Checking needs the key too, because it compares with what is on record. Without one:{' '}
        <code>inferbench validate FILE</code> applies the same rules on your machine. The key stays in this
        page’s memory and is gone when you leave it.
      </p>
    </div>
  );
}
