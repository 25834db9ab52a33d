import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { importFindings } from '@inferbench/importers/import-findings';
import { importRun } from '@inferbench/importers/import-run';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { runSteps } from '../submit/run-form/run-curve.ts';
import { NO_RUN, type RunPreview, type RunPreviewTask } from '../submit/run-form/run-preview.ts';

/** First what the file says, then what the rules say of it. */
export function* runPreviewParts(
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
