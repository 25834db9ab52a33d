/** A question of the form; its path is the key of the run context that it fills. */
export interface ContextField {
  path: string;
  label: string;
  kind: 'text' | 'whole' | 'number' | 'choice' | 'yes';
  group: ContextGroup;
  /** Nothing is scored without it, unless the file says it. */
  needed?: boolean;
  /** What to type, in a few words; said with the label. */
  hint?: string;
  /** Options of a choice. */
  options?: readonly string[];
  /** Names to suggest. */
  suggest?: 'chips' | 'models';
}

export const CONTEXT_GROUPS = [
  'System and model',
  'Precision',
  'Power',
  'Techniques',
  'Load, where the file does not say it',
] as const;
export type ContextGroup = (typeof CONTEXT_GROUPS)[number];

/** Id of the element that asks for a path. */
export function fieldId(path: string): string {
  return `context-${path.replaceAll('.', '-')}`;
}
