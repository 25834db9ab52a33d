import { isLanguageModel, type LanguageModel, type Model } from '@inferbench/domain/models/model';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { onceFor } from '@inferbench/units/once-for';
import { transformerGraph } from '@inferbench/workloads/transformer';

const cacheBytes = onceFor((model: LanguageModel): number => {
  const { kvCache } = transformerGraph(model, fullPrecision('fp16', {}), 'decode');
  return kvCache.fullBytesPerToken + kvCache.localBytesPerToken;
});

/**
 * Bytes that one more token of a sequence takes in a 16-bit KV cache, while every layer still keeps it: layers with a
 * window stop growing at its length. Null for models without a cache.
 */
export function kvBytesPerToken(model: Model): number | null {
  return isLanguageModel(model) ? cacheBytes(model) : null;
}
