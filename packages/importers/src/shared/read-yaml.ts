import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { parse, YAMLParseError } from 'yaml';
import { WRITTEN_LIMITS, yamlSize } from './yaml-limits.ts';

interface YamlText {
  maxChars: number;
  /** What the text is to its sender: the path of the finding. */
  path: 'document' | 'context';
  expected: string;
}

/** YAML or JSON of any shape, with a byte-order mark or without. Failures are one finding. */
export function readYaml(text: string, { maxChars, path, expected }: YamlText): Result<unknown, Finding[]> {
  const unreadable = (why: string, fix: string | null = null) =>
    fail<Finding[]>([
      {
        rule: 'SCHEMA-SHAPE',
        severity: 'reject',
        path,
        message: `The ${path} is not readable as YAML or JSON: ${why.slice(0, 200)}.`,
        value: null,
        expected,
        fix,
      },
    ]);
  if (text.length > maxChars) return unreadable(`it is longer than ${maxChars} characters`);
  const plain = text.replace(/^\uFEFF/, '');
  const json = readJson(plain);
  if (json !== undefined) return ok(json.value);
  // Levels and values are counted before the parser, which would take minutes for 64 KB of brackets. Aliases could expand without
  // end; nothing that is sent here needs one.
  const { excess } = yamlSize(plain, WRITTEN_LIMITS);
  if (excess !== null) return unreadable(`line ${excess.line} has ${excess.what}, which are not allowed`);
  try {
    const parsed: unknown = parse(plain, { maxAliasCount: 0, logLevel: 'error' });
    return ok(parsed);
  } catch (error) {
    if (error instanceof YAMLParseError)
      return unreadable(error.message.split('\n')[0]?.replace(/:$/, '') ?? error.code, MEND_YAML);
    if (error instanceof ReferenceError) return unreadable('aliases are not allowed');
    throw error;
  }
}

const MEND_YAML =
  'Indent each key by two blanks under its section, put one blank after its colon, and put text that holds ": " or "#" in quotes.';

/** A document in JSON, which needs no limits but those of its length and depth; undefined for what is none. */
function readJson(text: string): { value: unknown } | undefined {
  if (!/^\s*[{[]/.test(text) || nestsDeeper(text, WRITTEN_LIMITS.depth)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** Brackets inside strings count as well: a text that nests so much is no document of ours. */
function nestsDeeper(text: string, levels: number): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
