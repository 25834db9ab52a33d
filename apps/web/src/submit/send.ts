import { ImportRun, type ImportRunResult } from '@inferbench/graphql-documents/import-run';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { browserClient, fetchOptions } from '../api/browser-client.ts';
import { type Sent, troubleOf } from '../api/sent.ts';
import type { Tree } from './build-context.ts';

/** A large file takes a while to check; after this nobody waits any more. */
const TIMEOUT_MS = 120_000;

export interface Content {
  document: string;
  context: Tree;
  /** Number of the run of a file that holds several. */
  run: number | null;
}

export async function sendImport(content: Content): Promise<Sent<ImportRunResult>> {
  const { data, error } = await browserClient.mutation(
    ImportRun,
    { input: inputOf(content) },
    { fetchOptions: fetchOptions(TIMEOUT_MS) },
  );
  return data ? { ok: true, answer: data.importRun } : { ok: false, trouble: troubleOf(error) };
}

/** The key goes into the header of this one request and nowhere else. */
export async function sendSubmit(
  content: Content,
  { key, dryRun }: { key: string; dryRun: boolean },
): Promise<Sent<SubmitRunResult>> {
  const { data, error } = await browserClient.mutation(
    SubmitRun,
    { input: { ...inputOf(content), dryRun, idempotencyKey: submissionKey(content) } },
    { fetchOptions: fetchOptions(TIMEOUT_MS, { authorization: `Bearer ${key}` }) },
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
