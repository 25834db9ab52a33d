import { fieldId } from './context-field.ts';

/** A path of the run; one that the form asks for leads to its question. */
export function PathLink({ path, asked }: { path: string; asked: readonly string[] }) {
  return asked.includes(path) ? <a href={`#${fieldId(path)}`}>{path}</a> : <code>{path}</code>;
}
