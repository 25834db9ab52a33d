import { ImportRun, type ImportRunResult } from '@inferbench/graphql-documents/import-run';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { tellApi } from '../api/browser-client.ts';
import type { Sent } from '../api/sent.ts';
import type { Tree } from './build-context.ts';

export interface Content {
  document: string;
  context: Tree;
  run: number | null;
}

export function sendImport(content: Content): Promise<Sent<ImportRunResult>> {
  return tellApi(ImportRun, inputOf(content), null);
}

export function sendSubmit(
  content: Content,
  { key, dryRun }: { key: string; dryRun: boolean },
): Promise<Sent<SubmitRunResult>> {
  return tellApi(SubmitRun, { ...inputOf(content), dryRun, idempotencyKey: submissionKey(content) }, key);
}

/** The content is the key, as on the command line: pressed twice, from wherever, it gives one receipt. */
export function submissionKey({ document, context, run }: Content): string {
  return hashOf({ document, context, ...(run === null ? {} : { run }) });
}

function inputOf({ document, context, run }: Content) {
  return { document, context: JSON.stringify(context), run };
}
