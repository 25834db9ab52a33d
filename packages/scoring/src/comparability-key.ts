import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { Run } from '@inferbench/domain/run';
import type { Score } from '@inferbench/domain/score';

/** Techniques that change the work are part of the key: results with and without them never rank together (metrics.md 8). */
export function techniqueKey(run: Run): string {
  const parts: string[] = [];
  if (run.techniques.speculative) parts.push(`speculative:${run.techniques.speculative.method}`);
  if ((run.techniques.prefixCacheHitRate ?? 0) > 0) parts.push('prefix-cache');
  return parts.length === 0 ? 'plain' : parts.join('+');
}

/** What has to be equal, besides the slice, for two values of a metric to rank together. */
export function comparabilityKey(metric: Metric, run: Run, score: Score): string {
  const technique = techniqueKey(run);
  switch (METRIC_DEFINITIONS[metric].keyed) {
    case 'costBasis':
      return `${technique}/${score.cost?.basis ?? 'none'}`;
    case 'powerBoundary':
      return `${technique}/${score.energy[0]?.boundary ?? 'none'}`;
    case 'nothing':
      return technique;
  }
}
