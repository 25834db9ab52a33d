import { pageAddress } from '../../address/pages.ts';
import { FieldError, invalidity } from '../../frame/field-error.tsx';

interface SayFormProps {
  /** A sentence that was not understood; null where none was said. */
  said: string | null;
}

/** The claim in one field, as somebody would say it. */
export function SayForm({ said }: SayFormProps) {
  const error =
    said === null
      ? undefined
      : 'Expected a speed and a chip, such as “500 tokens/s at 128K on H100”. The claim below is the example.';
  return (
    <form className="say" method="get" action={pageAddress('claim')} aria-label="Claim as a sentence">
      <label>
        The claim in a sentence
        <input
          name="say"
          type="text"
          maxLength={120}
          defaultValue={said ?? ''}
          placeholder="500 tokens/s at 128K on H100"
          {...invalidity('say', error)}
        />
      </label>
      <button type="submit">Read it</button>
      <FieldError id="say" error={error} />
    </form>
  );
}
