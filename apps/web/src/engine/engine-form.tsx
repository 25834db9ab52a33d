import type { ReactNode } from 'react';
import type { FormField } from '../address/form-field.ts';
import { type PageName, pageAddress } from '../address/pages.ts';
import { type LiveForm, stay } from './use-live-form.ts';
import { FieldError, invalidity } from '../frame/field-error.tsx';
import { Options, withUnknown } from '../frame/picker.tsx';
import { Slider } from './slider.tsx';

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

interface FieldViewProps {
  field: FormField;
  text: string;
  onText: (text: string) => void;
  /** Numbers around a standard can be moved as well as typed. */
  slides?: boolean;
}

/** Label with unit, the value, what holds without an edit, and what is wrong. Its name is its key in the address. */
function FieldView({ field, text, onText, slides = false }: FieldViewProps) {
  const { name, label, unit, standard, hint, options, problem } = field;
  const hintId = `${name}-hint`;
  const error = problem ?? undefined;
  const common = {
    id: name,
    name,
    value: text,
    ...invalidity(name, error, hint === '' ? undefined : hintId),
  };
  return (
    <div className="question">
      <label htmlFor={name}>
        {label}
        {unit === null ? null : <span className="unit">, {unit}</span>}
      </label>
      {options === null ? (
        <input
          {...common}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <select {...common} onChange={(event) => onText(event.target.value)}>
          <Options of={withUnknown(options, text)} />
        </select>
      )}
      {slides ? <Slider field={field} text={text} onText={onText} /> : null}
      {hint === '' ? null : (
        <p id={hintId} className="hint">
          {hint}
          {slides && text.trim() !== standard ? (
            <button type="button" className="quiet needs-js" onClick={() => onText(standard)}>
              Reset<span className="hidden-word"> {label}</span>
            </button>
          ) : null}
        </p>
      )}
      <FieldError id={name} error={error} />
    </div>
  );
}
