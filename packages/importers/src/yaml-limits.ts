import { Lexer, CST } from 'yaml';

export interface YamlLimits {
  depth: number;
  /** Scalars and flow collections. */
  nodes: number;
  aliases: number;
}

/** Of a YAML result file, before and after its aliases are put in place. A report of a run has 30,000 characters. */
export const MAX_YAML_CHARS = 4 * 1024 * 1024;
export const MAX_YAML_ALIASES = 100;
export const REPORT_LIMITS: YamlLimits = { depth: 64, nodes: 100_000, aliases: MAX_YAML_ALIASES };
/** Of what people write themselves: a context, a chip, a model. The longest that is shipped has 300. */
export const WRITTEN_LIMITS: YamlLimits = { depth: 64, nodes: 2_000, aliases: 0 };

export interface YamlSize {
  comments: number;
  /** Which bound is exceeded, and on which line; null for a text within them. */
  excess: { what: string; line: number } | null;
}

const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const OPENING = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSING = new Set(['flow-map-end', 'flow-seq-end']);

/** Counts levels, values and aliases token by token, so that no text reaches the parser that could exhaust it. */
export function yamlSize(text: string, { depth, nodes, aliases: most }: YamlLimits): YamlSize {
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
    if (type !== null && OPENING.has(type)) {
      flow += 1;
      values += 1;
    }
    if (type !== null && CLOSING.has(type)) flow -= 1;
    if (type === 'scalar' || type === 'single-quoted-scalar' || type === 'double-quoted-scalar') values += 1;
    if (type === 'alias') aliases += 1;
    if (indents.length + onLine + flow > depth) return excess(`more than ${depth} levels`);
    if (values > nodes) return excess(`more than ${nodes} values`);
    if (aliases > most) return excess(most === 0 ? 'aliases' : `more than ${most} aliases`);
    line += token.length > 1 ? token.split('\n').length - 1 : 0;
  }
  return { comments, excess: null };
}

/** How many values a parsed document holds with every alias in its place; stops at the bound. */
export function holdsTooMany(value: unknown): boolean {
  let left = REPORT_LIMITS.nodes;
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
