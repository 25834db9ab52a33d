import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { frameworkName } from '@inferbench/domain/names/framework-name';
import { measuredWords } from '@inferbench/domain/terms/measured-on';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { formatNumber } from '@inferbench/units/format';
import type { HomeRun } from './shape.ts';

/** Runs that are listed: the fastest of each model and class come first. */
const MOST_RUNS = 12;

/** Software, day and text of a run: "llama.cpp b6900, INT4, 2026-05, after 2,048 tokens". */
export function ranWords({ framework, frameworkVersion, measured, context, precision }: StreamPoint): string {
  const software =
    framework === null
      ? 'software not stated'
      : [frameworkName(framework), frameworkVersion].filter((word) => word !== null).join(' ');
  const when = measured === null ? 'date not published' : measuredWords(measured);
  return `${software}, ${precisionNames(precision).short}, ${when}, after ${formatNumber(context)} tokens`;
}

/** Published answers of one user on a card: the best of each model, class and number of cards, the fastest first. */
export function homeRuns(streams: readonly StreamPoint[], { models }: CatalogueView): HomeRun[] {
  const best = new Map<string, StreamPoint>();
  for (const run of streams.filter(({ phase }) => phase === 'DECODE')) {
    const key = `${run.model} ${run.precision} ${run.chips}`;
    const known = best.get(key);
    if (known === undefined || run.tokensPerSec > known.tokensPerSec) best.set(key, run);
  }
  return [...best.values()]
    .toSorted((a, b) => b.tokensPerSec - a.tokensPerSec || (a.pointId < b.pointId ? -1 : 1))
    .slice(0, MOST_RUNS)
    .map((run) => ({
      pointId: run.pointId,
      model: run.model,
      name: models.get(run.model)?.name ?? run.model,
      precision: run.precision,
      chips: run.chips,
      tokensPerSec: run.tokensPerSec,
      words: ranWords(run),
      source: run.source,
    }));
}
