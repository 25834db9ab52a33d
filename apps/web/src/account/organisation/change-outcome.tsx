import { AskingTrouble } from '../session/asking-button.tsx';
import type { Changes } from './outcome.ts';
import { SecretOnce } from './secret-once.tsx';

export function ChangeOutcome({ changes, what }: { changes: Changes; what: string }) {
  const { trouble, outcome } = changes;
  return (
    <>
      <AskingTrouble trouble={trouble} />
      {outcome === null ? null : (
        <SecretOnce
          key={`${outcome.words} ${outcome.secret}`}
          words={outcome.words}
          isError={!outcome.done}
          secret={outcome.secret}
          what={what}
        />
      )}
    </>
  );
}
