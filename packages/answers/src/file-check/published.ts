import { distanceTo, NEAR } from '@inferbench/analyses/workload-ranking/workload';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { type PublishedBest, publishedKey, type PublishedRow } from '@inferbench/domain/runs/published-best';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { PRECISION_FORMATS, type PrecisionClass } from '@inferbench/domain/terms/precision';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import type { Judged } from './judged.ts';
import type { PublishedBeside } from './shape.ts';

/**
 * The nearest published run of the same chip, model and precision, by users a chip and lengths; or that none is known with its lengths. Null where the
 * file leaves chip, model, load or precision open.
 */
export function publishedBeside(
  { run, request, simulated, perChip: file }: Judged,
  catalogue: CatalogueView,
  best: PublishedBest,
): PublishedBeside | null {
  const { weights } = run.precision;
  if (request === null || weights === null || request.model === undefined) return null;
  const { boardClass } = PRECISION_FORMATS[weights];
  const chips = run.system.chips ?? simulated?.chips ?? 1;
  const served = request.phase === 'serving' ? 1 : 0;
  const load = { users: request.batch / chips, input: request.inputTokens, output: request.outputTokens };
  const [nearest] = (best.runs[publishedKey(request.chip, request.model, boardClass)] ?? [])
    .filter((row) => row[0] === served)
    .map((row) => ({ row, distance: distanceOf(row, load) }))
    .toSorted((a, b) => a.distance - b.distance || b.row[5] - a.row[5]);
  if (nearest === undefined) return { sentence: nobody(request, boardClass, catalogue), run: null, file };
  const { row, distance } = nearest;
  return { sentence: sentenceOf(row, distance, best), run: runOf(row, best), file };
}

function nobody(
  { chip, model = '', phase }: SimulateRequest,
  precision: PrecisionClass,
  { chips, models }: CatalogueView,
): string {
  const found = chips.get(chip);
  const kind = phase === 'serving' ? 'load' : 'static batch';
  const name = found === undefined ? chip : chipShortName(found);
  return `No published ${kind} of ${models.get(model)?.name ?? model} in ${precision} on ${name} is known here with its lengths`;
}

interface Load {
  users: number;
  input: number | undefined;
  output: number | undefined;
}

/** The largest |log₂| of users a chip, prompt and answer; what the file does not say counts as equal. */
function distanceOf([, chips, users, inputTokens, outputTokens]: PublishedRow, load: Load): number {
  const lengths = { inputTokens: load.input ?? inputTokens, outputTokens: load.output ?? outputTokens };
  const { largest } = distanceTo(
    { ...lengths, concurrency: load.users },
    { inputTokens, outputTokens, batch: users / chips },
  );
  return largest;
}

function runOf(
  [served, chips, users, inputTokens, outputTokens, perChip, source, framework, date]: PublishedRow,
  { sources }: PublishedBest,
): PublishedBeside['run'] {
  const load = served === 1 ? counted(users, 'user') : `batch ${formatNumber(users)}`;
  return {
    perChip,
    chips,
    load: `${load}, ${formatNumber(inputTokens)} in, ${formatNumber(outputTokens)} out`,
    framework,
    source: sources[source] ?? '',
    date,
  };
}

function sentenceOf(row: PublishedRow, distance: number, best: PublishedBest): string {
  const run = runOf(row, best);
  const when = run?.date == null ? 'no date' : run.date;
  const load =
    distance <= NEAR ? 'near this load' : `at another load, up to ${formatNumber(2 ** distance)} times apart`;
  return `Published nearest, ${load}: ${formatNumber(row[5])} tokens/s a chip on ${counted(row[1], 'chip')}, ${run?.load ?? ''}${run?.framework == null ? '' : `, ${run.framework}`} (${run?.source ?? ''}, ${when})`;
}
