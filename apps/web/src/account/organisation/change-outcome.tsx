import { ActOutcome, AskingTrouble } from '../session/asking-button.tsx';
import type { Changes } from './outcome.ts';
import { CopyButton } from '../../frame/copy-button.tsx';

/** Outcome of a change, with the secret that it made, this one time. */
export function ChangeOutcome({ changes: { trouble, outcome }, what }: { changes: Changes; what: string }) {
  return (
    <>
      <AskingTrouble trouble={trouble} />
      <ActOutcome of={outcome}>
        {({ words, secret }) => (
          <>
            <p>{words}</p>
            {secret === null ? null : (
              <p key={secret} className="secret">
                <code>{secret}</code> <CopyButton text={secret} what={what} />
              </p>
            )}
          </>
        )}
      </ActOutcome>
    </>
  );
}
