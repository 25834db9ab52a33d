import { ActOutcome, AskingTrouble } from '../session/asking-button.tsx';
import type { Changes } from './outcome.ts';
import { CopyButton } from '../../frame/copy-button.tsx';

/** Outcome of a change, with the secret that it made, this one time. */
export function ChangeOutcome({ changes: { trouble, outcome }, what }: { changes: Changes; what: string }) {
  return (
    <>
      <AskingTrouble trouble={trouble} />
      {outcome === null ? null : (
        <ActOutcome key={`${outcome.words} ${outcome.secret}`} done={outcome.done}>
          <p>{outcome.words}</p>
          {outcome.secret === null ? null : (
            <p className="secret">
              <code>{outcome.secret}</code> <CopyButton text={outcome.secret} what={what} />
            </p>
          )}
        </ActOutcome>
      )}
    </>
  );
}
