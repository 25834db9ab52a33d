import { createHash } from 'node:crypto';
import { type CatalogueView, entriesFor } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import type { Evaluation } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { importFindings } from '@inferbench/importers/import-findings';
import { importRun } from '@inferbench/importers/import-run';
import type { Imported } from '@inferbench/importers/import-runs';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { isJsonText } from '@inferbench/importers/content/read-content';
import { type PublicCopy, withoutTexts } from '@inferbench/importers/public-copy/without-texts';

/** A result file as a client sends it. */
export interface ImportQuestion {
  document: string;
  format: RunFormat;
  /** YAML or JSON. */
  context: string;
  /** Number of the run of a file that holds several, from 1. */
  run: number | null;
}

export interface CheckedImport extends Imported {
  context: RunContext;
}

/** Reads a file and its context; everything that is wrong with either becomes findings. */
export function checkImport(
  { document: text, format, context: contextText, run: select }: ImportQuestion,
  catalogue: CatalogueView,
): Result<CheckedImport, Finding[]> {
  const context = parseContext(contextText);
  if (!context.ok) return context;
  const imported = importRun({
    text,
    format,
    select: select ?? undefined,
    context: context.value,
    catalogue,
  });
  return imported.ok
    ? ok({ ...imported.value, context: context.value })
    : fail(importFindings(imported.error));
}

export interface CheckedSubmission extends CheckedImport {
  evaluation: Evaluation;
  /** Hash of the document, its context and the choice of a run: the same question again has the same. */
  contentHash: string;
}

/** All of a submission that needs no database: import, evaluation and the hash that names its content. */
export function checkSubmission(
  {
    receivedOn,
    organizationId,
    ...question
  }: ImportQuestion & { receivedOn: string; organizationId: string },
  shown: CatalogueView,
): Result<CheckedSubmission, Finding[]> {
  const catalogue = entriesFor(shown, organizationId);
  const imported = checkImport(question, catalogue);
  if (!imported.ok) return imported;
  const { run, context } = imported.value;
  const contentHash = hashOf({
    document: question.document,
    context,
    // Runs of one file are submissions of their own.
    ...(question.run === null ? {} : { run: question.run }),
  });
  return ok({ ...imported.value, evaluation: evaluateRun(run, catalogue, { receivedOn }), contentHash });
}

export interface CheckedEvidence extends PublicCopy {
  isJson: boolean;
  /** SHA-256 of the file as submitted, lower-case hex. */
  sourceSha256: string;
}

/** The public copy of a submitted file. Throws PAYLOAD_TOO_LARGE. */
export function publicCopy(document: string): CheckedEvidence {
  const sourceSha256 = createHash('sha256').update(document, 'utf8').digest('hex');
  return { ...withoutTexts(document), isJson: isJsonText(document), sourceSha256 };
}
