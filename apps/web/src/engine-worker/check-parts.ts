import { compareFiles, type NamedFile } from '@inferbench/answers/file-check/compare-files';
import { fileCheck } from '@inferbench/answers/file-check/file-check';
import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { importRuns } from '@inferbench/importers/import-runs';
import { oneCurveIfAny } from '@inferbench/importers/one-curve';
import { PUBLISHED_BEST } from '@inferbench/published/generated/best-data';
import { type CheckAnswer, type CheckTask, NOTHING_CHECKED, type Stated } from '../check/check-answer.ts';
import type { ChosenFile } from '../frame/dropped-files.ts';

/** First what was read and judged of each file, then what two of them differ in. */
export function* checkParts(
  { files, stated, run }: CheckTask['question'],
  shown: CatalogueView,
): Generator<Partial<CheckAnswer>> {
  const catalogue = everyEntry(shown);
  const context = contextOf(stated);
  const { named, refused, runs } = readFiles(files, { context, catalogue, run });
  const checked = named.map((one) => ({
    name: one.name,
    check: fileCheck(one, catalogue, PUBLISHED_BEST),
    run: JSON.stringify(one.run),
  }));
  yield { ...NOTHING_CHECKED, checked, refused, runs };
  const [first, second] = named;
  if (first !== undefined && second !== undefined) yield { compared: compareFiles(first, second, catalogue) };
}

function contextOf({ chip, chips, model, weights }: Stated): RunContext {
  const count = Number(chips);
  const system = {
    ...(chip === '' ? {} : { chip }),
    ...(Number.isInteger(count) && count > 0 ? { chips: count } : {}),
  };
  const context = parseContext(
    JSON.stringify({
      ...(Object.keys(system).length === 0 ? {} : { system }),
      ...(model === '' ? {} : { model: { slug: model } }),
      ...(weights === '' ? {} : { precision: { weights } }),
    }),
  );
  return context.ok ? context.value : {};
}

interface Known {
  context: RunContext;
  catalogue: CatalogueView;
  run: number;
}

type ReadFiles = Pick<CheckAnswer, 'refused' | 'runs'> & { named: NamedFile[] };

/** Files of one run together; else each for itself: two are compared, more of one system are one curve. */
function readFiles(files: readonly ChosenFile[], { run, ...known }: Known): ReadFiles {
  const together = importRuns({ ...known, files });
  const [first] = files;
  if (together.ok && first !== undefined) {
    const { runs } = together.value;
    const chosen = runs.find(({ number }) => number === run) ?? runs[0];
    const name = files.map((file) => file.name).join(', ');
    if (chosen !== undefined && (files.length === 1 || runs.length === 1))
      return {
        named: [{ ...chosen, name }],
        refused: together.value.ignored.map(asRefused),
        runs: runs.length,
      };
  }
  const read = files.map((file) => ({ file, outcome: importRuns({ ...known, files: [file] }) }));
  const refused = read.flatMap(({ file, outcome }) =>
    outcome.ok ? [] : [refusal(file.name, outcome.error)],
  );
  const named = read.flatMap(({ file, outcome }): NamedFile[] =>
    outcome.ok ? outcome.value.runs.slice(0, 1).map((one) => ({ ...one, name: file.name })) : [],
  );
  if (named.length < 3) return { named, refused, runs: 0 };
  return { ...curveOf(named), runs: 0 };
}

function asRefused({ name, reason }: { name: string; reason: string }): CheckAnswer['refused'][number] {
  return { name, message: reason, fix: null };
}

function refusal(name: string, { code, message, details }: InferbenchError): CheckAnswer['refused'][number] {
  const value =
    details.value === undefined || code !== 'IMPORT_UNKNOWN_FORMAT' ? '' : ` It holds ${details.value}.`;
  return { name, message: `${code}: ${message}${value}`, fix: details.fix ?? null };
}

/** Files of several loads as one run; where they are none, the first two and why. */
function curveOf(named: readonly NamedFile[]): Pick<ReadFiles, 'named' | 'refused'> {
  const curve = oneCurveIfAny(named);
  if (typeof curve !== 'string')
    return { named: [{ ...curve, name: `${named.length} files as one curve` }], refused: [] };
  const message = `${curve} The first two files are compared.`;
  return { named: named.slice(0, 2), refused: [{ name: 'no one curve', message, fix: null }] };
}
