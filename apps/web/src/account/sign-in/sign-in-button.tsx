import { usePasskey } from '../session/passkey.ts';
import { AskingButton, AskingTrouble } from '../session/asking-button.tsx';
import { useAsking } from '../session/use-asking.ts';

export function SignInButton({ signedInAs, done }: { signedInAs: string | null; done: () => void }) {
  const { ask, ...asking } = useAsking();
  return (
    <div className="act-form">
      {signedInAs === null ? null : (
        <p>
          You are signed in as <strong>{signedInAs}</strong>.
        </p>
      )}
      <p>
        <AskingButton
          main
          words={signedInAs === null ? 'Sign in with a passkey' : 'Sign in as somebody else'}
          busy={asking.busy}
          onClick={() => void ask(usePasskey).then((answer) => (answer === null ? undefined : done()))}
        />
      </p>
      <AskingTrouble trouble={asking.trouble} />
    </div>
  );
}
