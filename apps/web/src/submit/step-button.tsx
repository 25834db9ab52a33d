import type { Step } from './submission-state.ts';
import type { Submission } from './use-submission.ts';

interface StepButtonProps extends Submission {
  step: Step;
  words: string;
  main?: boolean;
}

const WAITING: Readonly<Record<Step, string>> = {
  read: 'Reading…',
  reread: 'Reading…',
  check: 'Checking…',
  submit: 'Submitting…',
};

/** A button and, where its request was lost, why, and the way to try again. It keeps the focus while it waits. */
export function StepButton({ step, words, main = false, state, run }: StepButtonProps) {
  const { busy, trouble } = state;
  return (
    <>
      <p className="step-button">
        <button
          type="button"
          className={main ? 'main' : undefined}
          aria-disabled={busy !== null}
          onClick={() => void run(step)}
        >
          {busy === step ? WAITING[step] : words}
        </button>
        {state.saidBy === step ? <span className="said">{state.said}</span> : null}
      </p>
      {trouble?.step === step ? (
        <div className="message critical" role="alert">
          <p>
            <code>{trouble.code}</code> {trouble.message}
          </p>
          <p>
            <button type="button" onClick={() => void run(step)}>
              Try again
            </button>
          </p>
        </div>
      ) : null}
    </>
  );
}
