/** A question of the form; its path is the key of the run context that it fills. */
export interface ContextField {
  path: string;
  label: string;
  kind: 'text' | 'whole' | 'number' | 'choice' | 'yes';
  group: ContextGroup;
  /** Nothing is scored without it, unless the file says it. */
  needed?: boolean;
  hint?: string;
  options?: readonly string[];
  suggest?: 'chips' | 'models';
}

export type NamedField = Pick<ContextField, 'path' | 'label'>;

export const CONTEXT_GROUPS = [
  'System and model',
  'Precision',
  'Power',
  'Techniques',
  'Load, where the file does not say it',
] as const;
export type ContextGroup = (typeof CONTEXT_GROUPS)[number];

/** Words for the path of a key: the label of its question; a path that the form does not ask for stays. */
export function nameIn(fields: readonly NamedField[]): (path: string) => string {
  return (path) => fields.find((field) => field.path === path)?.label ?? path;
}

export function fieldId(path: string): string {
  return `context-${path.replaceAll('.', '-')}`;
}
