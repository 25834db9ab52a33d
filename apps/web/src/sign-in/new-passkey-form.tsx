import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { registerPasskey } from '../session/passkey.ts';
import { useAsking } from '../session/use-asking.ts';

/** After a recovery code, which opens nothing but this. */
export function NewPasskeyForm({ made }: { made: (codes: readonly string[] | null) => void }) {
  const { ask, ...asking } = useAsking();
  const register = async () => {
    const answer = await ask(() => registerPasskey({}));
    if (answer !== null) made(answer.recoveryCodes ?? null);
  };
  return (
    <div className="act-form">
      <p role="status">
        The code is right, and is used up. You are signed out everywhere else. Make a new passkey to go on.
      </p>
      <p>
        <AskingButton main words="Make a new passkey" busy={asking.busy} onClick={() => void register()} />
      </p>
      <AskingTrouble trouble={asking.trouble} />
    </div>
  );
}
