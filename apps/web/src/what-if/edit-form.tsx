import { pageAddress } from '../address/pages.ts';
import { FieldView } from '../engine/field-view.tsx';
import { uneditedQuery } from '../address/start-edit.ts';
import type { FormField } from '../address/form-field.ts';
import { type LiveForm, stay } from '../engine/use-live-form.ts';
import type { WhatIfAnswer } from './what-if-answer.ts';

interface EditFormProps {
  answer: WhatIfAnswer;
  /** Fields of the operating point, with what the engine refuses. */
  point: readonly FormField[];
  live: LiveForm;
  /** Without the engine the form is sent to the server. */
  alive: boolean;
}

function hasValue({ standard, value }: FormField): boolean {
  return standard !== '' || value !== '';
}

/** The specification and the operating point; a GET form where no script runs. */
export function EditForm({ answer, point, live, alive }: EditFormProps) {
  const { chip, figures } = answer;
  const { form, textOf, set } = live;
  const isPeak = ({ name }: FormField) => name.endsWith('Tops');
  // A field that gets its first rate stays where it is while it is typed in.
  const [own, other] = [
    figures.filter((field) => !isPeak(field) || field.standard !== ''),
    figures.filter((field) => isPeak(field) && field.standard === ''),
  ];
  const shown = (fields: readonly FormField[], slides: boolean) =>
    fields.map((field) => (
      <FieldView
        key={field.name}
        field={field}
        text={textOf(field)}
        slides={slides}
        onText={(text) => set(field.name, text)}
      />
    ));
  return (
    <form
      ref={form}
      className="engine-form"
      method="get"
      action={pageAddress('whatIf')}
      aria-label="Edit"
      autoComplete="off"
      onSubmit={alive ? stay : undefined}
    >
      <input type="hidden" name="chip" value={chip.slug} />
      <fieldset className="questions">
        <legend>Specification of {chip.name}</legend>
        {shown(own, true)}
        <details className="wide" open={other.some(hasValue) || undefined}>
          <summary>Precisions that this chip has no rate for</summary>
          <div className="inner-questions">{shown(other, false)}</div>
        </details>
        <p className="note wide">
          A multiply-add is two operations. An empty peak takes the precision away. Prices and power limit
          stay those of the chip. No latency of links is published: the engine uses its own.
        </p>
      </fieldset>
      <fieldset className="questions">
        <legend>Operating point</legend>
        {shown(point, false)}
      </fieldset>
      <p className="form-tools">
        <button className={alive ? 'main without-js' : 'main'} type="submit">
          Show
        </button>
        <a href={pageAddress('whatIf', { query: uneditedQuery(chip.slug, figures) })}>Reset everything</a>
      </p>
    </form>
  );
}
