/** A field of a form that the engine reads: the same on the server and in the browser. */
export interface FormField {
  /** Key in the address. */
  name: string;
  label: string;
  unit: string | null;
  /** What stands in it: what was typed, also where it is wrong. */
  value: string;
  /** What holds where the field is left as it is; empty for nothing. */
  standard: string;
  /** What the standard is, in words. */
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
