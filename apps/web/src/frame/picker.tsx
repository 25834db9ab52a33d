import type { FieldOption } from '../address/form-field.ts';

export function Options({ of }: { of: readonly FieldOption[] }) {
  return of.map(({ value, words }) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}

/** Keeps an unknown value of the address chosen, with its problem: else the first of the list would stand there. */
export function withUnknown(options: readonly FieldOption[], text: string): readonly FieldOption[] {
  const isKnown = options.some(({ value }) => value === text);
  return isKnown
    ? options
    : [{ value: text, words: text === '' ? 'choose' : `${text} (unknown)` }, ...options];
}

export interface PickerProps {
  name: string;
  label: string;
  options: readonly FieldOption[];
  chosen: string;
  className?: string | undefined;
  id?: string;
}

export function Picker({ name, label, options, chosen, className, id = name }: PickerProps) {
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <Options of={options} />
      </select>
    </div>
  );
}
