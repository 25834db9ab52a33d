import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { ComputeInput } from '../compute/compute-tasks.ts';
import type { ApiContext } from '../graphql/context.ts';
import { LruMap } from '../cache/lru-map.ts';

/** An analysis is some tens of kilobytes, more with more systems: all of them are tens of megabytes at most. */
const MAX_KEPT = 200;

/** Analyses kept by catalogue, which is another object as soon as a chip or model changes. */
const kept = new WeakMap<CatalogueView, LruMap<ContextAnalysis>>();

/** The analysis of equal points on an unchanged catalogue is simulated once; the points themselves are read every time. */
export async function keptAnalysis(
  { catalogue, compute }: Pick<ApiContext, 'catalogue' | 'compute'>,
  input: ComputeInput<'analyseContext'>,
): Promise<ContextAnalysis> {
  const known = kept.get(catalogue) ?? new LruMap<ContextAnalysis>(MAX_KEPT, 'context-analyses');
  kept.set(catalogue, known);
  const key = JSON.stringify(input);
  const found = known.get(key);
  if (found) return found;
  const analysis = await compute('analyseContext', input);
  known.set(key, analysis);
  return analysis;
}
