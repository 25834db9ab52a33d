import type { ReactNode } from 'react';
import type { FormField } from '../address/form-field.ts';
import { type PageName, pageAddress } from '../address/pages.ts';
import { FieldView } from './field-view.tsx';
import { type LiveForm, stay } from './use-live-form.ts';

type Shown = (fields: readonly FormField[], slides?: boolean) => ReactNode;

export interface LiveFormProps {
  live: LiveForm;
  /** Whether the engine runs; without it the form is sent to the server. */
  alive: boolean;
}

interface EngineFormProps extends LiveFormProps {
  page: PageName;
  label: string;
  verb: string;
  back: ReactNode;
  children: (shown: Shown) => ReactNode;
}

/** Fields that the engine answers at every change; a GET form where no script runs. */
export function EngineForm({ page, label, live, alive, verb, back, children }: EngineFormProps) {
  const { form, textOf, set } = live;
  const shown: Shown = (fields, slides = false) =>
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
      action={pageAddress(page)}
      aria-label={label}
      autoComplete="off"
      onSubmit={alive ? stay : undefined}
    >
      {children(shown)}
      <p className="form-tools">
        <button className={alive ? 'main without-js' : 'main'} type="submit">
          {verb}
        </button>
        {back}
      </p>
    </form>
  );
}
