import { ImportRun, type ImportRunResult } from '@inferbench/graphql-documents/import-run';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { type CombinedError, createClient, fetchExchange } from '@urql/core';
import type { Tree } from './build-context.ts';

/** A large file takes a while to check; after this nobody waits any more. */
const TIMEOUT_MS = 120_000;

export interface Content {
  document: string;
  context: Tree;
  /** Which run of a file that holds several. */
  run: number | null;
}

/** Why there is no answer. */
export interface Trouble {
  code: string;
  message: string;
}

export type Sent<T> = { ok: true; answer: T } | { ok: false; trouble: Trouble };

const client = createClient({
  // The site's own address: server.mjs hands it to the API.
  url: '/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
});

export async function sendImport(content: Content): Promise<Sent<ImportRunResult>> {
  const { data, error } = await client.mutation(
    ImportRun,
    { input: inputOf(content) },
    { fetchOptions: options({}) },
  );
  return data ? { ok: true, answer: data.importRun } : { ok: false, trouble: troubleOf(error) };
}

/** The key goes into the header of this one request and nowhere else. */
export async function sendSubmit(
  content: Content,
  { key, dryRun }: { key: string; dryRun: boolean },
): Promise<Sent<SubmitRunResult>> {
  const { data, error } = await client.mutation(
    SubmitRun,
    { input: { ...inputOf(content), dryRun, idempotencyKey: submissionKey(content) } },
    { fetchOptions: options({ authorization: `Bearer ${key}` }) },
  );
  return data ? { ok: true, answer: data.submitRun } : { ok: false, trouble: troubleOf(error) };
}

/** The content is the key, as on the command line: pressed twice, from wherever, it gives one receipt. */
export function submissionKey({ document, context, run }: Content): string {
  return hashOf({ document, context, ...(run === null ? {} : { run }) });
}

function inputOf({ document, context, run }: Content) {
  return { document, context: JSON.stringify(context), run };
}

function options(headers: Record<string, string>): RequestInit {
  return { headers, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) };
}

export function troubleOf(error: CombinedError | undefined): Trouble {
  const [first] = error?.graphQLErrors ?? [];
  if (first) return { code: codeOf(first.extensions['code']), message: first.message };
  const message = 'The API did not answer. Nothing that you typed or chose is lost; try again.';
  return { code: 'UNREACHABLE', message };
}

function codeOf(code: unknown): string {
  return typeof code === 'string' ? code : 'ERROR';
}
