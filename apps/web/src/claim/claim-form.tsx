import { pageAddress } from '../address/pages.ts';
import { FieldView } from '../engine/field-view.tsx';
import type { FormField } from '../address/form-field.ts';
import { type LiveForm, stay } from '../engine/use-live-form.ts';

interface ClaimFormProps {
  fields: readonly FormField[];
  live: LiveForm;
  /** Without the engine the form is sent to the server. */
  alive: boolean;
}

/** What every claim says; the rest is folded until it is stated. */
const ALWAYS: ReadonlySet<string> = new Set([
  'tokensPerSec',
  'context',
  'chip',
  'model',
  'chips',
  'batch',
  'weightPrecision',
]);

/** The claim; a GET form where no script runs. */
export function ClaimForm({ fields, live, alive }: ClaimFormProps) {
  const { form, textOf, set } = live;
  const shown = (some: readonly FormField[]) =>
    some.map((field) => (
      <FieldView
        key={field.name}
        field={field}
        text={textOf(field)}
        onText={(text) => set(field.name, text)}
      />
    ));
  const more = fields.filter(({ name }) => !ALWAYS.has(name));
  const stated = more.some(({ value, problem }) => value !== '' || problem !== null);
  return (
    <form
      ref={form}
      className="engine-form"
      method="get"
      action={pageAddress('claim')}
      aria-label="Claim"
      autoComplete="off"
      onSubmit={alive ? stay : undefined}
    >
      <fieldset>
        <legend>The claim</legend>
        {shown(fields.filter(({ name }) => ALWAYS.has(name)))}
        <details className="wide" open={stated || undefined}>
          <summary>More that a claim can say</summary>
          <div className="inner-questions">{shown(more)}</div>
        </details>
      </fieldset>
      <p className="form-tools">
        <button className={alive ? 'main without-js' : 'main'} type="submit">
          Check
        </button>
        <a href={pageAddress('claim')}>Back to the example</a>
      </p>
    </form>
  );
}
