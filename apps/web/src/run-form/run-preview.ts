import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue-view';
import type { Finding } from '@inferbench/domain/finding';
import type { LoadStep } from '@inferbench/domain/load-curve';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { importFindings } from '@inferbench/importers/import-findings';
import { importRun } from '@inferbench/importers/import-run';
import { runSteps } from './run-curve.ts';
import { parseContext } from '@inferbench/importers/parse-context';

/** What the page shows of a file; importers and rules are those of the server. */
export interface RunPreview {
  /** As JSON; null where the file cannot be read. */
  imported: {
    run: string;
    missing: string[];
    fields: { path: string; key: string; originalValue: string | null; originalUnit: string | null }[];
    warnings: { code: string; message: string; path: string | null }[];
  } | null;
  steps: LoadStep[];
  findings: Finding[];
  /** Of the shipped catalogue and this file alone; the server compares with what is on record as well. */
  verdict: 'VALIDATED' | 'FLAGGED' | 'REJECTED' | null;
}

export const NO_RUN: RunPreview = { imported: null, steps: [], findings: [], verdict: null };

export interface RunPreviewTask {
  name: 'run-form';
  question: { document: string; context: string; run: number | null };
  answer: RunPreview;
}

/** First what the file says, then what the rules say of it. */
export function* runPreview(
  { document, context: text, run: select }: RunPreviewTask['question'],
  shown: CatalogueView,
): Generator<Partial<RunPreview>> {
  const catalogue = everyEntry(shown);
  const context = parseContext(text);
  if (!context.ok) return void (yield { ...NO_RUN, findings: context.error });
  const read = importRun({
    text: document,
    context: context.value,
    catalogue,
    ...(select === null ? {} : { select }),
  });
  if (!read.ok) return void (yield { ...NO_RUN, findings: importFindings(read.error) });
  const { run, missing } = read.value;
  const fields = run.source.fields.map((field) => ({
    ...field,
    originalValue: field.originalValue === null ? null : String(field.originalValue),
  }));
  const { warnings } = run.source;
  yield {
    imported: { run: JSON.stringify(run), missing, fields, warnings },
    steps: runSteps(run.points),
  };
  const { verdict, findings } = evaluateRun(run, catalogue);
  yield { verdict, findings };
}
