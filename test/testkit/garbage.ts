import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { Run } from '@inferbench/domain/runs/run';
import { SubmitRun } from '@inferbench/graphql-documents/submit-run';
import { documentText } from './document-text.ts';
import { EXAMPLE, MEASURED_CONTEXT, measuredRun, readFixture } from './fixture.ts';

export type Key = 'vendor' | 'revoked';

/** One request that must be refused; `says` is found in the answer: a code or a rule, and the path. */
export interface Garbage {
  name: string;
  key: Key;
  body: string;
  says: readonly RegExp[];
}

const FILE = readFixture(EXAMPLE);
const CONTEXT = readFixture(MEASURED_CONTEXT);
const SUBMIT = documentText(SubmitRun);

interface Submission {
  document?: string;
  context?: string;
  idempotencyKey?: string;
}

function submission({ document = FILE, context = CONTEXT, idempotencyKey }: Submission): string {
  const input = { document, context, idempotencyKey: idempotencyKey ?? crypto.randomUUID() };
  return JSON.stringify({ query: SUBMIT, variables: { input } });
}

/** The example file with one value written differently. */
function withValue(key: string, json: string): string {
  const changed = FILE.replace(new RegExp(`"${key}": [^,\\n]+`), `"${key}": ${json}`);
  if (changed === FILE) throw new Error(`the example has no ${key}`);
  return changed;
}

type Change = (run: Record<string, unknown>) => void;

/** The example as a run of our own form, changed. */
function changedRun(change: Change): string {
  const run: Record<string, unknown> = structuredClone<Record<string, unknown> & Run>({ ...measuredRun() });
  change(run);
  return canonicalJson(run);
}

const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const nested = (depth: number) =>
  `{ __type(name: "Chip") ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} }`;
const fragments = (n: number) =>
  `{ chip(slug: "x") { ...F0 } } ${times(n, (i) => `fragment F${i} on Chip { ...F${i + 1} ...F${i + 1} }`)} fragment F${n} on Chip { id }`;

const file = (name: string, document: string, ...says: RegExp[]): Garbage => ({
  name,
  key: 'vendor',
  body: submission({ document }),
  says,
});
const context = (name: string, text: string, ...says: RegExp[]): Garbage => ({
  name,
  key: 'vendor',
  body: submission({ context: text }),
  says,
});
const query = (name: string, text: string, code: RegExp): Garbage => ({
  name,
  key: 'vendor',
  body: JSON.stringify({ query: text }),
  says: [code],
});

/** What clients send by mistake and on purpose. A body over 32 MB is missing: no client has sent that within 100 ms. */
export const GARBAGE: readonly Garbage[] = [
  file('JSON cut off', FILE.slice(0, FILE.length / 2), /SCHEMA-IMPORT/, /IMPORT_NOT_JSON/),
  file('JSON nested 100,000 deep', '{"a":'.repeat(100_000), /SCHEMA-IMPORT/, /IMPORT_TOO_DEEP/),
  file(
    'a text with NUL',
    withValue('model_id', String.raw`"a\u0000b"`),
    /"rule":"SCHEMA-/,
    /"path":"model_id"/,
  ),
  file('no text at all', '', /SCHEMA-IMPORT/),
  file('bytes of a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000', /SCHEMA-IMPORT/, /IMPORT_NOT_JSON/),
  file('NaN', withValue('duration', 'NaN'), /"rule":"SCHEMA-/, /duration/),
  file('Infinity', withValue('duration', 'Infinity'), /"rule":"SCHEMA-/, /duration/),
  file('-Infinity', withValue('mean_ttft_ms', '-Infinity'), /"rule":"(SCHEMA|ACC)-/, /ttft/),
  file('a negative time', withValue('duration', '-38.3'), /"rule":"SCHEMA-/, /duration/),
  file('negative counts', withValue('completed', '-128'), /"rule":"(SCHEMA|ACC)-/, /completed/),
  file('an absurd time', withValue('duration', '1e308'), /"rule":"(SCHEMA|ACC)-/),
  file('absurd counts', withValue('total_output_tokens', '1e300'), /"rule":"(SCHEMA|ACC)-/, /output/i),
  file('a number with its unit as text', withValue('duration', '"38 s"'), /"rule":"SCHEMA-/, /duration/),
  file(
    'a unit of its own in a run',
    changedRun((run) => put(run, ['points', 0, 'durationMs'], 38_264)),
    /"rule":"SCHEMA-/,
    /"path":"points\[0\]\.durationMs"/,
  ),
  file(
    'two things wrong in a run: both are said',
    changedRun((run) => {
      put(run, ['points', 0, 'durationSec'], -1);
      put(run, ['system', 'chips'], 1.5);
    }),
    /"path":"points\[0\]\.durationSec"/,
    /"path":"system\.chips"/,
  ),
  file(
    'an unknown key in a run',
    changedRun((run) => {
      run['sytem'] = {};
    }),
    /SCHEMA-UNKNOWN-KEY/,
    /"path":"sytem"/,
  ),
  context('a unit of its own', `${CONTEXT}\npower: {averageKilowatts: 0.56}`, /"rule":"SCHEMA-/, /path/),
  context('an unknown unit', 'power: {averageKilowatts: 0.56}', /SCHEMA-UNKNOWN-KEY/, /averageKilowatts/),
  context(
    'an unknown chip',
    'system: {chip: nvidia-h1000, chips: 1}\nprecision: {weights: bf16}',
    /SCHEMA-REFERENCE/,
    /"path":"system\.chip"/,
  ),
  context(
    'an unknown model',
    'system: {chip: nvidia-h100-sxm5-80gb, chips: 1}\nmodel: {slug: llama-9}\nprecision: {weights: bf16}',
    /SCHEMA-REFERENCE/,
    /"path":"model\.slug"/,
  ),
  context('no chips', CONTEXT.replace('chips: 1', 'chips: 0'), /"rule":"SCHEMA-/, /system\.chips/),
  context('a script', '<script>alert(1)</script>', /"rule":"SCHEMA-/),
  { name: 'a revoked key', key: 'revoked', body: submission({}), says: [/UNAUTHENTICATED/] },
  {
    name: 'a key of two letters',
    key: 'vendor',
    body: submission({ idempotencyKey: 'ab' }),
    says: [/8 to 200/],
  },
  query('5 MB of query', `{ __typename } # ${'x'.repeat(5_000_000)}`, /QUERY_TOO_LARGE/),
  query('100,000 aliases', `{ ${times(100_000, (i) => `a${i}: __typename`)} }`, /QUERY_TOO_LARGE/),
  query('5,000 tokens', `{ ${times(5_000, () => '__typename')} }`, /QUERY_TOO_LARGE/),
  query('101 aliases', `{ ${times(101, (i) => `a${i}: __typename`)} }`, /QUERY_TOO_COMPLEX/),
  query('50 levels', nested(50), /QUERY_TOO_COMPLEX/),
  query('1,000 times one field', `{ ${times(1_000, () => '__typename')} }`, /QUERY_TOO_COMPLEX/),
  query('60 directives', `{ __typename ${times(60, () => '@aa')} }`, /QUERY_TOO_COMPLEX/),
  query('fragments that double 30 times', fragments(30), /QUERY_TOO_COSTLY/),
  query(
    'a page of a million',
    '{ leaderboard(first: 1000000) { edges { node { system { id } } } } }',
    /QUERY_TOO_COSTLY/,
  ),
  query('SQL for a query', "'; DROP TABLE run; --", /GRAPHQL_PARSE_FAILED/),
  { name: 'a body cut off', key: 'vendor', body: '{"query": "{ __ty', says: [/BAD_REQUEST/] },
];

const HOSTILE = `'; DROP TABLE run; --"><script>alert(1)</script>\u202e{{7*7}}`;

/** A submission for every text of a run, with SQL and script in that text's place. */
export function hostileTexts(): { path: string; body: string }[] {
  const found: { path: string; body: string }[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      const document = changedRun((run) => put(run, path, HOSTILE));
      found.push({ path: path.join('.'), body: submission({ document, context: '' }) });
    }
    if (typeof value !== 'object' || value === null) return;
    // One of a list stands for its siblings: they are read by the same lines.
    const entries = Array.isArray(value) ? [...value.slice(0, 1).entries()] : Object.entries(value);
    for (const [key, child] of entries) visit(child, [...path, key]);
  };
  visit(measuredRun(), []);
  return found;
}

function put(target: Record<string, unknown>, path: readonly (string | number)[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) target[key] = value;
  else put(target[key] as Record<string, unknown>, rest, value); // the path was walked on the same object
}
