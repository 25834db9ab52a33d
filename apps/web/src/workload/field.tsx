import type { ReactNode } from 'react';
import type { FieldOption } from '../address/form-field.ts';
import { Options, withUnknown } from '../frame/picker.tsx';
import { FieldError, invalidity } from '../frame/field-error.tsx';
import type { Problems } from './field-problems.ts';
import type { FormValues } from '../frame/form-values.ts';

/** What every field of the form needs: what stands in it and what is wrong with it. */
export interface FormFields {
  values: FormValues;
  problems: Problems;
}

interface FieldProps extends FormFields {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
}

const idOf = (name: string) => `workload-${name.replaceAll('.', '-')}`;

function described(name: string, { hint, problems }: Pick<FieldProps, 'hint' | 'problems'>) {
  const id = idOf(name);
  return { id, name, ...invalidity(id, problems[name], hint === undefined ? hint : `${id}-hint`) };
}

function Around({ name, label, hint, problems, children }: FieldProps & { children: ReactNode }) {
  const id = idOf(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={problems[name]} />
    </div>
  );
}

/** A number with its unit. Text, not `type=number`: a browser would throw away what it cannot read. */
export function NumberField(field: FieldProps & { unit?: string }) {
  return <TextField {...field} inputMode="decimal" />;
}

export function TextField({
  unit,
  inputMode,
  ...field
}: FieldProps & { unit?: string; inputMode?: 'decimal' }) {
  const input = (
    <input
      {...described(field.name, field)}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      defaultValue={field.values[field.name] ?? ''}
    />
  );
  return (
    <Around {...field}>
      {unit === undefined ? (
        input
      ) : (
        <span className="with-unit">
          {input}
          <span>{unit}</span>
        </span>
      )}
    </Around>
  );
}

/** One of several; what an address holds and nobody knows stays, as an option of its own. */
export function ChoiceField({ options, ...field }: FieldProps & { options: readonly FieldOption[] }) {
  const value = field.values[field.name] ?? '';
  return (
    <Around {...field}>
      <select {...described(field.name, field)} defaultValue={value}>
        <Options of={withUnknown(options, value)} />
      </select>
    </Around>
  );
}

export function LinesField(field: FieldProps) {
  return (
    <Around {...field}>
      <textarea
        {...described(field.name, field)}
        rows={3}
        spellCheck={false}
        defaultValue={field.values[field.name] ?? ''}
      />
    </Around>
  );
}

export function BoxField({ name, label, values }: Omit<FieldProps, 'problems'>) {
  const id = idOf(name);
  return (
    <label className="box" htmlFor={id}>
      <input id={id} type="checkbox" name={name} value="on" defaultChecked={name in values} />
      <span>{label}</span>
    </label>
  );
}
