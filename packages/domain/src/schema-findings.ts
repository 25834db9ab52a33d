import { z } from 'zod';
import { suggestion } from './did-you-mean.ts';
import type { Finding } from './finding.ts';
import { fail, ok, type Result } from './result.ts';
import { unstorablePath } from './storable-text.ts';

/** Of one document; nobody reads more, and each costs a search for the key that was meant. */
const MAX_FINDINGS = 100;

/** `['points', 0, 'latency']` as `points[0].latency`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

/** Parses `input` with a zod schema; failures become SCHEMA findings with path, value, expected and a did-you-mean. */
export function parseWithFindings<T>(schema: z.ZodType<T>, input: unknown): Result<T, Finding[]> {
  const unstorable = unstorablePath(input);
  if (unstorable !== null) return fail([unstorableFinding(jsonPath(unstorable))]);
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return fail(limited(parsed.error.issues, schema));
}

function limited(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): Finding[] {
  const count = issues.reduce((sum, issue) => sum + findingCount(issue), 0);
  if (count <= MAX_FINDINGS) return issues.flatMap((issue) => findingsOf(issue, schema));
  const kept: Finding[] = [];
  for (const issue of issues) {
    const room = MAX_FINDINGS - 1 - kept.length;
    if (room <= 0) break;
    kept.push(...findingsOf(shortened(issue, room), schema).slice(0, room));
  }
  return [...kept, moreFinding(count - kept.length)];
}

function findingCount(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}

function shortened(issue: z.core.$ZodIssue, room: number): z.core.$ZodIssue {
  return issue.code === 'unrecognized_keys' ? { ...issue, keys: issue.keys.slice(0, room) } : issue;
}

function moreFinding(left: number): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: '',
    message: `${left} more findings are not shown.`,
    value: String(left),
    expected: `at most ${MAX_FINDINGS} at a time`,
    fix: 'Mend those that are shown, then check again.',
  };
}

function unstorableFinding(path: string): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path,
    message: `${path === '' ? 'The document' : path}: the text holds a character that cannot be stored (NUL, or half of a pair).`,
    value: null,
    expected: 'Unicode text',
    fix: 'Remove the character.',
  };
}

function findingsOf(issue: z.core.$ZodIssue, schema: z.ZodType): Finding[] {
  const path = jsonPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'SCHEMA-UNKNOWN-KEY',
      severity: 'reject',
      path: path === '' ? key : `${path}.${key}`,
      message: `Unknown key "${key.slice(0, 80)}".${suggestion(key, knownKeys(schema, issue.path))}`,
      value: null,
      expected: 'a key of the schema',
      fix: 'Remove the key or correct its spelling.',
    }));
  }
  const value = 'input' in issue ? shown(issue.input) : null;
  return [
    {
      rule: 'SCHEMA-SHAPE',
      severity: 'reject',
      path,
      message: `${path === '' ? 'The document' : path}: ${issue.message}.`,
      value,
      expected: expectation(issue),
      fix: null,
    },
  ];
}

function expectation(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  return null;
}

/** Keys that the schema knows at a path; empty where the schema is not a plain object there. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let here: unknown = schema;
  for (const part of path) {
    here = unwrap(here);
    if (here instanceof z.ZodObject && typeof part === 'string') here = here.shape[part];
    else if (here instanceof z.ZodArray) here = here.element;
    else return [];
  }
  here = unwrap(here);
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

function unwrap(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional) inner = inner.unwrap();
  return inner;
}

const SHOWN_LENGTH = 80;

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, SHOWN_LENGTH));
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}
