import type { BoardRun } from '@inferbench/domain/workload/board-run';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { precisionNames, stackNames } from '@inferbench/domain/catalogue/names';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { newestOf, sliceKey, type BoardSystem, systemsOf } from '../board/systems.ts';
import { leadOver } from '../board/order.ts';
import { fittingFinding } from '../finding.ts';
import { rangeWords } from '../verdict/sentences.ts';
import type { TechniquesRequest } from './request.ts';
import type { PublishedGain } from './shape.ts';

/** Series that are drawn. */
export const MOST_SERIES = 4;

type Load = Pick<TechniquesRequest, 'inputTokens' | 'outputTokens' | 'precision'>;

/** Published pairs of runs that differ in drafts alone, the series with most of them first: equal chip, number, stack, layout, class, lengths and users. */
export function publishedGains(
  runs: readonly BoardRun[],
  load: Load,
  catalogue: CatalogueView,
): PublishedGain[] {
  const serving = newestOf(systemsOf(runs, catalogue).filter(({ run }) => !run.waits)).newest.filter(
    (system) =>
      system.phase === 'SERVING' &&
      system.inputTokens === load.inputTokens &&
      system.outputTokens === load.outputTokens &&
      system.precision === load.precision,
  );
  const series = new Map<string, PublishedGain>();
  for (const plain of serving.filter(({ technique }) => technique === 'PLAIN')) {
    const drafted = best(serving.filter((other) => other.technique === 'DRAFTING' && isPair(plain, other)));
    if (drafted === null || plain.users === null) continue;
    const { chip, chips, framework } = plain.run;
    const key = `${chip}-x${chips}-${framework ?? 'any'}`;
    const known = series.get(key) ?? { key, name: nameOf(plain), vendor: plain.vendor, samples: [] };
    const sample = {
      users: plain.users,
      ratio: drafted.value / plain.value,
      isTax: leadOver(plain, drafted) !== null,
      withPoint: drafted.run.pointId,
      withoutPoint: plain.run.pointId,
    };
    // Several versions or layouts of one stack at one load: the smallest gain stands.
    const other = known.samples.findIndex(({ users }) => users === plain.users);
    if (other === -1) known.samples.push(sample);
    else if ((known.samples[other]?.ratio ?? 0) > sample.ratio) known.samples[other] = sample;
    series.set(key, known);
  }
  return [...series.values()]
    .map((one) => ({ ...one, samples: one.samples.toSorted((a, b) => a.users - b.users) }))
    .toSorted((a, b) => b.samples.length - a.samples.length || (a.key < b.key ? -1 : 1));
}

function isPair(a: BoardSystem, b: BoardSystem): boolean {
  const keys = ['extent', 'pools', 'users'] as const;
  return (
    sliceKey(a, keys) === sliceKey(b, keys) &&
    a.pools !== 'UNSTATED' &&
    a.run.chip === b.run.chip &&
    a.run.chips === b.run.chips &&
    a.run.framework === b.run.framework &&
    a.run.layout === b.run.layout
  );
}

function best(systems: readonly BoardSystem[]): BoardSystem | null {
  return systems.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

function nameOf({ label, run: { chips, framework } }: BoardSystem): string {
  return `${label} × ${chips}${framework === null ? '' : `, ${stackNames(framework).short}`}`;
}

/** "Published: drafts made 1.2 to 2.8 times the output"; "Published, 4 of 9 systems: …" where more were run than are drawn. */
export function publishedTitle(
  series: readonly PublishedGain[],
  { modelName, precision }: { modelName: string; precision: PrecisionClass },
): string {
  const pairs = series.slice(0, MOST_SERIES).flatMap(({ samples }) => samples);
  const ratios = pairs.map(({ ratio }) => ratio);
  if (ratios.length === 0)
    return `Nobody published ${modelName} in ${precisionNames(precision).short} with drafts and without at this load`;
  const head =
    series.length > MOST_SERIES ? `Published, ${MOST_SERIES} of ${series.length} systems` : 'Published';
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const taxed = pairs.filter(({ isTax }) => isTax).length;
  const tail = taxed === 0 ? 'and were no clear tax' : `and were a tax in ${taxed} of ${ratios.length} pairs`;
  return fittingFinding(
    `${head}: drafts made ${rangeWords(least, most)} times the output on ${modelName}, ${tail}`,
    `${head}: drafts made ${rangeWords(least, most)} times the output, ${tail}`,
    `${head}: drafts made ${rangeWords(least, most)} times the output`,
  );
}
