import type { Read } from './read-text.ts';

/** A field of a form that the engine reads: the same on the server and in the browser. */
export interface FormField {
  name: string;
  label: string;
  unit: string | null;
  /** What stands in it: what was typed, also where it is wrong. */
  value: string;
  /** What holds where the field is left as it is; empty for nothing. */
  standard: string;
  hint: string;
  /** Null: a number is typed. */
  options: readonly FieldOption[] | null;
  /** What is wrong, what was expected, and what is used instead. */
  problem: string | null;
}

export interface FieldOption {
  value: string;
  words: string;
}

export interface AskedField<Name extends string = string> {
  name: Name;
  label: string;
  unit?: string;
  hint?: string;
  options?: readonly FieldOption[];
  needed?: boolean;
  read: (text: string) => Read<string | number>;
}

export function shownField(
  { name, label, unit, hint, options }: Omit<AskedField, 'read'>,
  shown: Pick<FormField, 'value' | 'standard' | 'problem'>,
): FormField {
  return { name, label, unit: unit ?? null, hint: hint ?? '', options: options ?? null, ...shown };
}
