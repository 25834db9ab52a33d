import type { z } from 'zod';
import { didYouMean, suggestion } from '../names/did-you-mean.ts';
import type { Finding } from '../errors/finding.ts';
import { fail, ok, type Result } from '../errors/result.ts';
import { objectFor, schemaAt, wordsOf, wordsOfUnion } from './schema-node.ts';
import { unstorablePath } from '../names/storable-text.ts';

/** Findings of one document at most; nobody reads more, and each costs a search for the key that was meant. */
export const MAX_FINDINGS = 100;

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
  return fail(limited(parsed.error.issues, { schema, input }));
}

interface Parsed {
  schema: z.ZodType;
  input: unknown;
}

function limited(issues: readonly z.core.$ZodIssue[], parsed: Parsed): Finding[] {
  const count = issues.reduce((sum, issue) => sum + findingCount(issue), 0);
  if (count <= MAX_FINDINGS) {
    // A needed key that is misspelt is one mistake: the misspelt one says which was meant.
    const meant = misspelt(issues, parsed);
    return issues
      .filter((issue) => !(isMissing(issue) && meant.has(jsonPath(issue.path))))
      .flatMap((issue) => findingsOf(issue, parsed));
  }
  const kept: Finding[] = [];
  for (const issue of issues) {
    const room = MAX_FINDINGS - 1 - kept.length;
    if (room <= 0) break;
    kept.push(...findingsOf(shortened(issue, room), parsed).slice(0, room));
  }
  return [...kept, moreFinding(count - kept.length)];
}

function findingCount(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}

function shortened(issue: z.core.$ZodIssue, room: number): z.core.$ZodIssue {
  return issue.code === 'unrecognized_keys' ? { ...issue, keys: issue.keys.slice(0, room) } : issue;
}

export function moreFinding(left: number): Finding {
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

function findingsOf(issue: z.core.$ZodIssue, { schema, input }: Parsed): Finding[] {
  const path = jsonPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys({ schema, input }, issue.path);
    return issue.keys.map((key) => unknownKey(path === '' ? key : `${path}.${key}`, key, known));
  }
  const words =
    issue.code === 'invalid_union' ? wordsOfUnion(schemaAt(schema, input, issue.path.slice(0, -1))) : [];
  if (words.length > 0) return [unknownWord(path, valueAt(input, issue.path), words)];
  const value = 'input' in issue ? shown(issue.input) : null;
  const wanted = schemaAt(schema, input, issue.path);
  const expected = expectation(issue);
  return [
    {
      rule: 'SCHEMA-SHAPE',
      severity: 'reject',
      path,
      message: `${path === '' ? 'The document' : path}${isMissing(issue) ? ' is missing' : `: ${said(issue, expected, value)}`}.`,
      value,
      expected,
      fix: whatToWrite(issue, wanted, expected),
    },
  ];
}

/** Says what is wrong in our words; those of a rule of ours stand as they are. */
function said(issue: z.core.$ZodIssue, expected: string | null, value: string | null): string {
  const found = value === null ? '' : `, found ${value}`;
  if (issue.code === 'custom') return issue.message;
  if (expected !== null) return `expected ${KIND_WORDS[expected] ?? `${expected}${unitOf(issue)}`}${found}`;
  if (issue.code === 'invalid_format') return `${spelling(issue)}${found}`;
  return `this cannot stand here${found}`;
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'nothing',
};

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  datetime: 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  url: 'an address such as https://example.com',
  uuid: 'an id',
};

/** Spelling that a text has to have: in the words of the schema, where it has some. */
function spelling({ format, message }: z.core.$ZodIssueInvalidStringFormat): string {
  const known = FORMAT_WORDS[format];
  if (known !== undefined) return `expected ${known}`;
  return message.startsWith('Invalid') ? 'expected another spelling' : message;
}

/** Unit that a length is counted in; a number has no such unit. */
function unitOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return '';
  if (issue.origin === 'string') return ' characters';
  return issue.origin === 'array' || issue.origin === 'set' ? ' entries' : '';
}

/** Nothing stands where something has to. */
function isMissing(issue: z.core.$ZodIssue): boolean {
  return (issue.input ?? null) === null && issue.path.length > 0 && issue.code.startsWith('invalid');
}

/** What stands at this path, in the words of the schema, with an example; null where the schema says neither. */
function whatToWrite(issue: z.core.$ZodIssue, wanted: unknown, expected: string | null): string | null {
  const { description, example } = wordsOf(wanted);
  const words = description === null ? [] : [description];
  if (typeof issue.input === 'string' && issue.code === 'invalid_value') {
    const near = suggestion(issue.input, issue.values.map(String)).trim();
    if (near !== '') return near;
  }
  if (example !== undefined)
    words.push(`Write for example ${typeof example === 'string' ? example : JSON.stringify(example)}.`);
  else if (expected !== null && words.length > 0) words.push(`Write ${expected}.`);
  return words.length === 0 ? null : words.join(' ');
}

/** Paths of the keys that misspelt ones stand for. */
function misspelt(issues: readonly z.core.$ZodIssue[], parsed: Parsed): Set<string> {
  const missing = issues.filter(isMissing);
  if (missing.length === 0) return new Set();
  return new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const known = knownKeys(parsed, issue.path);
      return issue.keys.flatMap((key) =>
        didYouMean(key, known).map((near) => jsonPath([...issue.path, near])),
      );
    }),
  );
}

function unknownKey(path: string, key: string, known: readonly string[]): Finding {
  const [nearest] = didYouMean(key, known);
  return {
    rule: 'SCHEMA-UNKNOWN-KEY',
    severity: 'reject',
    path,
    message: `Unknown key "${key.slice(0, 80)}".${suggestion(key, known)}`,
    value: null,
    expected: 'a key of the schema',
    fix:
      nearest === undefined
        ? 'Remove the key or correct its spelling.'
        : `Write ${nearest}, or remove the key.`,
  };
}

/** The word by which a document says of which kind it is. */
function unknownWord(path: string, value: unknown, words: readonly string[]): Finding {
  const known = `one of ${words.join(', ')}`;
  const near = typeof value === 'string' ? didYouMean(value, words) : [];
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path,
    message:
      (value ?? null) === null ? `${path} is missing.` : `${path}: ${shown(value) ?? ''} is not ${known}.`,
    value: shown(value),
    expected: known,
    fix: `Write ${near.length > 0 ? near.join(' or ') : known}.`,
  };
}

function expectation(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small')
    return `${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  return null;
}

/** Keys that the schema knows at a path; empty where there is no object. */
function knownKeys({ schema, input }: Parsed, path: readonly PropertyKey[]): string[] {
  return Object.keys(objectFor(schemaAt(schema, input, path), valueAt(input, path))?.shape ?? {});
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    input,
  );
}

const SHOWN_LENGTH = 80;

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, SHOWN_LENGTH));
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}
