import { type CatalogueView, findModelByName } from '@inferbench/domain/catalogue-view';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { missingFields, type Run } from '@inferbench/domain/run';
import type { RunFormat } from '@inferbench/domain/run-format';
import type { RunContext } from '@inferbench/domain/run-context';
import { applyContext } from './apply-context.ts';
import { isRunDocument, readRunDocument } from './run-document.ts';
import { readResultJson } from './read-result-json.ts';
import { importVllmServe, isVllmServe } from './vllm-serve.ts';

interface Importer {
  format: Exclude<RunFormat, 'AUTO'>;
  recognises(object: Readonly<Record<string, unknown>>): boolean;
  read(object: Readonly<Record<string, unknown>>): Run;
}

/** One line a tool; detection is by content, in this order. */
const IMPORTERS: readonly Importer[] = [
  { format: 'RUN', recognises: isRunDocument, read: readRunDocument },
  { format: 'VLLM', recognises: isVllmServe, read: importVllmServe },
];

export interface ImportInput {
  /** The file's text as the tool wrote it. */
  text: string;
  format?: RunFormat;
  context: RunContext;
  catalogue: CatalogueView;
}

export interface Imported {
  run: Run;
  /** What is still unknown and has to be stated before the run can be scored. */
  missing: string[];
}

/** Result file + context → run. Every failure is an InferbenchError with a stable code; nothing is guessed. */
export function importRun({
  text,
  format = 'AUTO',
  context,
  catalogue,
}: ImportInput): Result<Imported, InferbenchError> {
  const json = readResultJson(text);
  if (!json.ok) return json;
  const { object, nonFinite } = json.value;
  const importer = IMPORTERS.find((candidate) => candidate.recognises(object));
  if (!importer || (format !== 'AUTO' && format !== importer.format))
    return fail(unknownFormat(object, format));
  try {
    const run = applyContext(importer.read(object), context);
    if (nonFinite > 0) {
      const message = `${nonFinite} bare NaN or Infinity values in keys that hold no figure.`;
      run.source.warnings.push({ code: 'NON_FINITE', message, path: null });
    }
    run.model.slug = modelSlug(run, catalogue);
    return ok({ run, missing: missingFields(run) });
  } catch (error) {
    if (error instanceof InferbenchError) return fail(error);
    throw error;
  }
}

/** A stated model may be named by an alias; without one, the served name decides, and an unknown one stays unknown. */
function modelSlug({ model }: Run, catalogue: CatalogueView): string | null {
  return findModelByName(catalogue, model.slug ?? model.servedName)?.slug ?? model.slug;
}

function unknownFormat(object: Readonly<Record<string, unknown>>, format: RunFormat): InferbenchError {
  const keys = Object.keys(object)
    .slice(0, 12)
    .map((key) => key.slice(0, 40));
  return new InferbenchError(
    'IMPORT_UNKNOWN_FORMAT',
    format === 'AUTO' ? 'No importer recognises this content.' : `The content is not ${format}.`,
    {
      value: keys.length === 0 ? 'an empty object' : `keys ${keys.join(', ')}`,
      expected:
        format === 'AUTO' ? `one of ${IMPORTERS.map((importer) => importer.format).join(', ')}` : format,
      fix: 'For vLLM: `vllm bench serve --save-result`.',
    },
  );
}
