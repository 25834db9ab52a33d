import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import { type AnalysisInput, analyseContext } from '@inferbench/evaluation/context/analyse';
import { LruMap } from '../graphql/lru-map.ts';

/** An analysis is some tens of kilobytes, more with more systems: all of them are tens of megabytes at most. */
const MAX_KEPT = 200;

/** By catalogue, which is another object as soon as a chip or model changes. */
const kept = new WeakMap<CatalogueView, LruMap<ContextAnalysis>>();

/** The analysis of equal points on an unchanged catalogue is simulated once; the points themselves are read every time. */
export function keptAnalysis(input: AnalysisInput): ContextAnalysis {
  const { catalogue, ...rest } = input;
  const known = kept.get(catalogue) ?? new LruMap<ContextAnalysis>(MAX_KEPT);
  kept.set(catalogue, known);
  const key = JSON.stringify(rest);
  const found = known.get(key);
  if (found) return found;
  const analysis = analyseContext(input);
  known.set(key, analysis);
  return analysis;
}
