import { KEY_SEPARATOR, PLAIN_TECHNIQUE } from '@inferbench/domain/comparability';
import { Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { Run } from '@inferbench/domain/run';
import { ComparabilityKeys, type Score } from '@inferbench/domain/score';

/** Techniques that change the work are part of the key: results with and without them never rank together (metrics.md 8). */
export function techniqueKey(run: Run): string {
  const parts: string[] = [];
  if (run.techniques.speculative) parts.push(`speculative:${run.techniques.speculative.method}`);
  if ((run.techniques.prefixCacheHitRate ?? 0) > 0) parts.push('prefix-cache');
  return parts.length === 0 ? PLAIN_TECHNIQUE : parts.join('+');
}

function comparabilityKey(metric: Metric, technique: string, score: Score): string {
  switch (METRIC_DEFINITIONS[metric].keyed) {
    case 'costBasis':
      return `${technique}${KEY_SEPARATOR}${score.cost?.basis ?? 'none'}`;
    case 'powerBoundary':
      return `${technique}${KEY_SEPARATOR}${score.energy[0]?.boundary ?? 'none'}`;
    case 'nothing':
      return technique;
  }
}

/** For every metric: what has to be equal, besides the slice, for two values to rank together. */
export function comparabilityKeys(run: Run, score: Score): Record<Metric, string> {
  const technique = techniqueKey(run);
  const keys = Metric.options.map((metric) => [metric, comparabilityKey(metric, technique, score)]);
  return ComparabilityKeys.parse(Object.fromEntries(keys));
}
