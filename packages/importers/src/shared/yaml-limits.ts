import { Lexer, CST } from 'yaml';

export interface YamlLimits {
  depth: number;
  /** Scalars and flow collections. */
  nodes: number;
  aliases: number;
}

/**
 * Characters of a YAML result file, before and after its aliases are put in place. A report of a run has 30,000
 * characters.
 */
export const MAX_YAML_CHARS = 4 * 1024 * 1024;
export const MAX_YAML_ALIASES = 100;
export const REPORT_LIMITS: YamlLimits = { depth: 64, nodes: 100_000, aliases: MAX_YAML_ALIASES };
/** Limits of what people write themselves: a context, a chip, a model. The longest that is shipped has 300. */
export const WRITTEN_LIMITS: YamlLimits = { depth: 64, nodes: 2_000, aliases: 0 };

export interface YamlSize {
  comments: number;
  /** Bound that is exceeded, and on which line; null for a text within them. */
  excess: { what: string; line: number } | null;
}

const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const OPENING = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSING = new Set(['flow-map-end', 'flow-seq-end']);
const VALUES = new Set([
  'scalar',
  'single-quoted-scalar',
  'double-quoted-scalar',
  'seq-item-ind',
  'explicit-key-ind',
  ...OPENING,
]);

interface Tally {
  line: number;
  /** Columns at which the lines begin that the present one stands under. */
  indents: number[];
  isLineStart: boolean;
  /** Levels that begin within the line. */
  onLine: number;
  flow: number;
  values: number;
  aliases: number;
  comments: number;
}

/** Counts levels, values and aliases token by token, so that no text reaches the parser that could exhaust it. */
export function yamlSize(text: string, limits: YamlLimits): YamlSize {
  const tally: Tally = {
    line: 1,
    indents: [],
    isLineStart: true,
    onLine: 0,
    flow: 0,
    values: 0,
    aliases: 0,
    comments: 0,
  };
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token) ?? '';
    if (type === 'newline') Object.assign(tally, { line: tally.line + 1, isLineStart: true, onLine: 0 });
    else count(tally, token, type);
    const what = excessOf(tally, limits);
    if (what !== null) return { comments: tally.comments, excess: { what, line: tally.line } };
  }
  return { comments: tally.comments, excess: null };
}

function count(tally: Tally, token: string, type: string): void {
  if (type === 'comment') {
    tally.comments += 1;
    return;
  }
  if (tally.isLineStart) {
    const indent = type === 'space' ? token.length : 0;
    while ((tally.indents.at(-1) ?? -1) >= indent) tally.indents.pop();
    tally.indents.push(indent);
    tally.isLineStart = false;
  }
  if (INDICATORS.has(type)) tally.onLine += 1;
  if (OPENING.has(type)) tally.flow += 1;
  if (CLOSING.has(type)) tally.flow -= 1;
  if (VALUES.has(type)) tally.values += 1;
  if (type === 'alias') tally.aliases += 1;
  tally.line += token.split('\n').length - 1;
}

function excessOf(
  { indents, onLine, flow, values, aliases }: Tally,
  { depth, nodes, aliases: most }: YamlLimits,
): string | null {
  if (indents.length + onLine + flow > depth) return `more than ${depth} levels`;
  if (values > nodes) return `more than ${nodes} values`;
  if (aliases <= most) return null;
  return most === 0 ? 'aliases' : `more than ${most} aliases`;
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
