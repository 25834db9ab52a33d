/** A part of a form that is made from a schema: plain data, so that the schema stays on the server and in the engine. */
export interface FormPart {
  key: string;
  label: string;
  hint: string;
  /** Example as people write it; empty where nothing shows one. */
  example: string;
  /** The document is refused without it. */
  needed: boolean;
}

export type FormNode =
  /** Text, and figures with their unit: the engine reads both as they are written. */
  | (FormPart & { kind: 'text' | 'number' | 'date' | 'figure' | 'lines' | 'figures' })
  | (FormPart & { kind: 'choice'; options: readonly string[] })
  /** Number of the document's source that a figure was read from. */
  | (FormPart & { kind: 'source' })
  /** The same in every document of the form. */
  | (FormPart & { kind: 'fixed'; value: string })
  | (FormPart & { kind: 'group'; nodes: readonly FormNode[] })
  /** Entries of one shape; `named` ones have a name of their own as their key. */
  | (FormPart & { kind: 'list'; named: boolean; nodes: readonly FormNode[] });

/** What was typed, by path (`memory.type`, `peaks.0.precision`); under `peaks.#` the number of entries. */
export type FormTexts = Readonly<Record<string, string>>;

export const pathOf = (...parts: readonly (string | number)[]): string =>
  parts.filter((part) => part !== '').join('.');

/** Where a named entry's name stands, and where the number of entries. */
export const NAME_KEY = '$name';
export const countPath = (path: string): string => pathOf(path, '#');

export function countOf(texts: FormTexts, path: string): number {
  return Number(texts[countPath(path)] ?? '0');
}

export function entriesAt(texts: FormTexts, path: string): string[] {
  return Array.from({ length: countOf(texts, path) }, (_, index) => pathOf(path, index));
}

export const fieldId = (path: string): string => `field-${path.replaceAll(/[^\w-]/g, '-')}`;
