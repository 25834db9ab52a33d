import { useEffect, useRef } from 'react';
import { CopyButton } from '../../frame/copy-button.tsx';
import { SentForm } from '../../frame/sent-form.tsx';

/** The codes, this one time; whoever goes on has said that they are kept. */
export function RecoveryCodes({ codes, goOn }: { codes: readonly string[]; goOn: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section aria-labelledby="codes">
      <header>
        <h2 id="codes" ref={head} tabIndex={-1}>
          Keep these recovery codes
        </h2>
      </header>
      <p>
        They are shown now and never again. Each lets you make a new passkey once, should yours be lost; codes
        of before work no more. Print them, or put them where your passwords are.
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <CopyButton text={codes.join('\n')} what="the recovery codes" />
        <button type="button" className="quiet" onClick={() => print()}>
          Print
        </button>
      </p>
      <SentForm label="Recovery codes" send={goOn}>
        <label className="choice">
          <input type="checkbox" required />I have kept them
        </label>
        <p>
          <button type="submit" className="main">
            Go on
          </button>
        </p>
      </SentForm>
    </section>
  );
}
