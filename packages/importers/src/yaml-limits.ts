import { Lexer, CST } from 'yaml';

/** Of a YAML result file, before and after its aliases are put in place. A report of a run has 30,000 characters. */
export const MAX_YAML_CHARS = 4 * 1024 * 1024;
export const MAX_YAML_DEPTH = 64;
export const MAX_YAML_NODES = 100_000;
export const MAX_YAML_ALIASES = 100;

export interface YamlSize {
  comments: number;
  /** Which bound is exceeded, and on which line; null for a text within them. */
  excess: { what: string; line: number } | null;
}

const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const OPENING = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSING = new Set(['flow-map-end', 'flow-seq-end']);

/** Counts levels, values and aliases token by token, so that no text reaches the parser that could exhaust it. */
export function yamlSize(text: string): YamlSize {
  let [line, flow, values, aliases, comments] = [1, 0, 0, 0, 0];
  let onLine = 0;
  let atStart = true;
  const indents: number[] = [];
  const excess = (what: string): YamlSize => ({ comments, excess: { what, line } });
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    if (type === 'newline') {
      line += 1;
      atStart = true;
      onLine = 0;
      continue;
    }
    if (type === 'comment') comments += 1;
    if (atStart && type !== 'comment') {
      const indent = type === 'space' ? token.length : 0;
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      atStart = false;
    }
    if (type !== null && INDICATORS.has(type)) onLine += 1;
    if (type !== null && OPENING.has(type)) flow += 1;
    if (type !== null && CLOSING.has(type)) flow -= 1;
    if (type === 'scalar' || type === 'single-quoted-scalar' || type === 'double-quoted-scalar') values += 1;
    if (type === 'alias') aliases += 1;
    if (indents.length + onLine + flow > MAX_YAML_DEPTH) return excess(`more than ${MAX_YAML_DEPTH} levels`);
    if (values > MAX_YAML_NODES) return excess(`more than ${MAX_YAML_NODES} values`);
    if (aliases > MAX_YAML_ALIASES) return excess(`more than ${MAX_YAML_ALIASES} aliases`);
    line += token.length > 1 ? token.split('\n').length - 1 : 0;
  }
  return { comments, excess: null };
}

/** How many values a parsed document holds with every alias in its place; stops at the bound. */
export function holdsTooMany(value: unknown): boolean {
  let left = MAX_YAML_NODES;
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    left -= 1;
    if (left < 0) return true;
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) pending.push(inner);
  }
  return false;
}
