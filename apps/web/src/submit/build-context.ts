import type { ContextField } from './context-field.ts';

export interface Tree {
  [key: string]: Tree | string | number | boolean | null;
}

export type Values = Readonly<Record<string, string>>;

export interface BuiltContext {
  context: Tree;
  problems: Record<string, string>;
}

/** Keys that the schema fills where their parent is stated: one context has one hash, from here and the command line. */
const FILLED = [
  ['power', ['energyJoules', 'windowSec']],
  ['techniques.speculative', ['draftModel']],
] as const;

/** The run context of what was typed; an empty answer states nothing. */
export function buildContext(fields: readonly ContextField[], values: Values): BuiltContext {
  const built: BuiltContext = { context: {}, problems: {} };
  for (const field of fields) {
    const text = (values[field.path] ?? '').trim();
    if (text === '') continue;
    const value = valueOf(field, text);
    if (value === null) built.problems[field.path] = problemOf(field, text);
    else setAt(built.context, field.path.split('.'), value);
  }
  for (const [parent, keys] of FILLED) {
    const tree = treeAt(built.context, parent.split('.'));
    for (const key of tree === null ? [] : keys) if (tree !== null) tree[key] ??= null;
  }
  return built;
}

function valueOf({ kind }: ContextField, text: string): string | number | boolean | null {
  if (kind === 'yes') return true;
  if (kind === 'text' || kind === 'choice') return text;
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) && (kind === 'number' || Number.isInteger(value)) ? value : null;
}

function problemOf({ kind, label }: ContextField, text: string): string {
  const expected = kind === 'whole' ? 'a whole number' : 'a number';
  return `${label}: “${text}” is not ${expected}. Decimals are written with a point.`;
}

function setAt(tree: Tree, [head = '', ...rest]: readonly string[], value: string | number | boolean): void {
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const inner = tree[head];
  const child: Tree = typeof inner === 'object' && inner !== null ? inner : {};
  tree[head] = child;
  setAt(child, rest, value);
}

function treeAt(tree: Tree, [head = '', ...rest]: readonly string[]): Tree | null {
  const inner = tree[head];
  if (typeof inner !== 'object' || inner === null) return null;
  return rest.length === 0 ? inner : treeAt(inner, rest);
}
