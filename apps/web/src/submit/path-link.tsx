import { type ContextField, fieldId, nameIn } from './context-field.ts';

/** A key of the run; one that the form asks for leads to its question, by its label. */
export function PathLink({ path, asked }: { path: string; asked: readonly ContextField[] }) {
  const name = nameIn(asked)(path);
  return name === path ? <code>{path}</code> : <a href={`#${fieldId(path)}`}>{name}</a>;
}
