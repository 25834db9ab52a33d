import { signInAddress } from '../../address/pages.ts';
import type { Draft } from './use-draft.ts';

interface FormActsProps {
  draft: Draft;
  /** Name of the organisation that saves and submits; null while nobody is signed in for one. */
  organization: string | null;
  address: string;
  check: () => void;
  save: () => void;
  submit: () => void;
  discarded: () => void;
}

/** Check, save, submit; the last two for who is signed in. A button keeps the focus while it waits. */
export function FormActs({ draft, organization, address, check, save, submit, discarded }: FormActsProps) {
  const { busy, at, trouble, said } = draft;
  const waiting = busy !== null;
  return (
    <>
      <p className="form-tools">
        <button type="button" onClick={check}>
          Check
        </button>
        {organization === null ? (
          <a href={signInAddress(address)}>Sign in to save and submit it</a>
        ) : (
          <>
            <button type="button" aria-disabled={waiting} onClick={() => (waiting ? undefined : save())}>
              {busy === 'save' ? 'Saving…' : 'Save draft'}
            </button>
            <button
              type="button"
              className="main"
              aria-disabled={waiting}
              onClick={() => (waiting ? undefined : submit())}
            >
              {busy === 'submit' ? 'Submitting…' : `Submit for ${organization}`}
            </button>
            {at === null ? null : (
              <button
                type="button"
                className="quiet"
                aria-disabled={waiting}
                onClick={() => {
                  if (!waiting) void draft.discard().then((gone) => (gone ? discarded() : undefined));
                }}
              >
                {busy === 'discard' ? 'Discarding…' : 'Discard draft'}
              </button>
            )}
          </>
        )}
      </p>
      <p role="status" className="note">
        {at === null
          ? 'Not saved on the server yet. What you type is kept in this tab until you close it or sign out.'
          : `Draft saved, version ${at.version}. Only your organisation sees it.`}
        {said === null ? '' : ` ${said.message}`}
      </p>
      {trouble === null ? null : (
        <div className="message critical" role="alert">
          <p>
            <code>{trouble.code}</code> {trouble.message}
          </p>
        </div>
      )}
    </>
  );
}
