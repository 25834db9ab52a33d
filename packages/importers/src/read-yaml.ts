import type { Finding } from '@inferbench/domain/finding';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { parse, YAMLParseError } from 'yaml';

interface YamlText {
  maxChars: number;
  /** What the text is to its sender: the path of the finding. */
  path: 'document' | 'context';
  expected: string;
}

/** YAML or JSON of any shape, with a byte-order mark or without. Failures are one finding. */
export function readYaml(text: string, { maxChars, path, expected }: YamlText): Result<unknown, Finding[]> {
  const unreadable = (why: string) =>
    fail<Finding[]>([
      {
        rule: 'SCHEMA-SHAPE',
        severity: 'reject',
        path,
        message: `The ${path} is not readable as YAML or JSON: ${why.slice(0, 200)}.`,
        value: null,
        expected,
        fix: null,
      },
    ]);
  if (text.length > maxChars) return unreadable(`it is longer than ${maxChars} characters`);
  try {
    // Aliases could expand without end; nothing that is sent here needs one.
    const parsed: unknown = parse(text.replace(/^\uFEFF/, ''), { maxAliasCount: 0 });
    return ok(parsed);
  } catch (error) {
    if (error instanceof YAMLParseError) return unreadable(error.message.split('\n')[0] ?? error.code);
    if (error instanceof ReferenceError) return unreadable('aliases are not allowed');
    throw error;
  }
}
