import type { Run } from '@inferbench/domain/runs/run';
import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { hitRateOf, noteWarmCache } from '../../shared/prefix-cache.ts';

/** The sum of one counter over all requests, as the server's usage reports it. */
function total(metrics: FieldReader, name: string): number | null {
  const metric = metrics.inside(name);
  return metric?.number('avg', 'techniques.prefixCacheHitRate', 'tokens') ?? null;
}

/** Prompt tokens from a cache ÷ all prompt tokens, where the server's usage counts both. */
export function readCacheHits(
  reader: FieldReader,
  metrics: FieldReader,
): Pick<Run['techniques'], 'prefixCacheHitRate'> {
  const found = hitRateOf(reader, {
    hits:
      total(metrics, 'total_usage_prompt_cache_read_tokens') ??
      total(metrics, 'total_usage_prompt_cached_tokens'),
    all: total(metrics, 'total_usage_prompt_tokens'),
    words: 'total_usage_prompt_cache_read_tokens ÷ total_usage_prompt_tokens',
  });
  noteWarmCache(reader, found.prefixCacheHitRate, isSynthetic(reader) ? 'synthetic' : null);
  return found;
}

/** Whether prompts are drawn by the tool: a configuration with a length of prompts and no file and no public data set. */
function isSynthetic(reader: FieldReader): boolean {
  const config = reader.inside('input_config');
  const input = config?.inside('input');
  const datasets = config?.list('datasets') ?? [];
  if (datasets.length > 0) return datasets.every((one) => isRecord(one) && isSyntheticType(one['type']));
  return isRecord(input?.raw('prompt')) && (input?.raw('file') ?? null) === null;
}

function isSyntheticType(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('synthetic');
}
