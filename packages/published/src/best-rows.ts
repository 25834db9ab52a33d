import type { Point } from '@inferbench/domain/runs/point';
import { type PublishedBest, publishedKey, type PublishedRow } from '@inferbench/domain/runs/published-best';
import type { Run } from '@inferbench/domain/runs/run';
import { PRECISION_FORMATS } from '@inferbench/domain/terms/precision';
import type { JoinedRun } from '@inferbench/importers/published/join-sources';
import { nearestPowerOfTwo } from '@inferbench/units/exact-math';

/** Digits that a short row keeps of a figure. */
const DIGITS = 4;

/** The best rate a chip of each size of load, in powers of two of users, prompt and answer: what is older, agentic or without lengths is left out. */
export function bestRows(published: readonly JoinedRun[]): PublishedBest {
  const sources: string[] = [];
  const best = new Map<string, Map<string, PublishedRow>>();
  for (const { run, older } of published)
    for (const [index, point] of run.points.entries()) {
      const key = keyOf(run);
      const row = key === null || older[index] === true ? null : rowOf(run, point, sources);
      if (key === null || row === null) continue;
      const sizes = best.get(key) ?? new Map<string, PublishedRow>();
      best.set(key, sizes);
      const size = sizeOf(row);
      const known = sizes.get(size);
      if (known === undefined || row[5] > known[5]) sizes.set(size, row);
    }
  const runs: Record<string, PublishedRow[]> = {};
  for (const [key, sizes] of [...best].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    runs[key] = [...sizes.values()];
  return { sources, runs };
}

function keyOf({ system, model, precision }: Run): string | null {
  if (system.chip === null || model.slug === null || precision.weights === null) return null;
  return publishedKey(system.chip, model.slug, PRECISION_FORMATS[precision.weights].boardClass);
}

function rowOf({ system, publication }: Run, point: Point, sources: string[]): PublishedRow | null {
  if (point.measurement !== 'summary' || point.scenario !== undefined || publication === null) return null;
  const { phase, batch, inputTokens, outputTokens, outputTokensPerSec } = point;
  if (phase !== 'SERVING' && phase !== 'GENERATE') return null;
  const { chips, framework } = system;
  if (chips === null || batch === null || !inputTokens || !outputTokens || !outputTokensPerSec) return null;
  const short = (value: number) => Number(value.toPrecision(DIGITS));
  const served = phase === 'SERVING' ? 1 : 0;
  const lengths = [short(batch), short(inputTokens), short(outputTokens)] as const;
  const source = placeOf(publication.document, sources);
  const date = publication.measured?.to ?? null;
  return [served, chips, ...lengths, short(outputTokensPerSec / chips), source, framework, date];
}

function placeOf(document: string, sources: string[]): number {
  const known = sources.indexOf(document);
  return known === -1 ? sources.push(document) - 1 : known;
}

function sizeOf([served, , users, inputTokens, outputTokens]: PublishedRow): string {
  return [served, ...[users, inputTokens, outputTokens].map((count) => nearestPowerOfTwo(count))].join(' ');
}
