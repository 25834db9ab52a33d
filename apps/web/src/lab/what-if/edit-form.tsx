import { pageAddress } from '../../address/pages.ts';
import { EngineForm, type LiveFormProps } from '../../engine/engine-form.tsx';
import { uneditedQuery } from '../../address/start-edit.ts';
import type { FormField } from '../../address/form-field.ts';
import type { WhatIfAnswer } from './what-if-answer.ts';

interface EditFormProps extends LiveFormProps {
  answer: WhatIfAnswer;
  point: readonly FormField[];
}

function hasValue({ standard, value }: FormField): boolean {
  return standard !== '' || value !== '';
}

/** The specification and the operating point; a GET form where no script runs. */
export function EditForm({ answer: { chip, figures }, point, ...form }: EditFormProps) {
  const isPeak = ({ name }: FormField) => name.endsWith('Tops');
  // A field that gets its first rate stays where it is while it is typed in.
  const [own, other] = [
    figures.filter((field) => !isPeak(field) || field.standard !== ''),
    figures.filter((field) => isPeak(field) && field.standard === ''),
  ];
  const unedited = pageAddress('whatIf', { query: uneditedQuery(chip.slug, figures) });
  return (
    <EngineForm
      page="whatIf"
      label="Edit"
      verb="Show"
      back={<a href={unedited}>Reset everything</a>}
      {...form}
    >
      {(shown) => (
        <>
          <input type="hidden" name="chip" value={chip.slug} />
          <fieldset className="questions">
            <legend>Specification of {chip.name}</legend>
            {shown(own, true)}
            <details className="wide" open={other.some(hasValue) || undefined}>
              <summary>Precisions that this chip has no rate for</summary>
              <div className="inner-questions">{shown(other)}</div>
            </details>
            <p className="note wide">
              A multiply-add is two operations. An empty peak takes the precision away. Prices and power limit
              stay those of the chip. No latency of links is published: the engine uses its own.
            </p>
          </fieldset>
          <fieldset className="questions">
            <legend>Operating point</legend>
            {shown(point)}
          </fieldset>
        </>
      )}
    </EngineForm>
  );
}
