import type { MetricValue } from '@inferbench/domain/metric';
import { missing } from './metric-value.ts';

/**
 * Text speed = tokens/s of one user × characters a token of the model's tokenizer in English, as a publisher states it
 * (metrics.md 7). Unknown tokenizers give none: a guess would rank models by it.
 *
 * @returns characters a second.
 */
export function textSpeed(tokensPerSec: MetricValue, charsPerToken: number | null): MetricValue {
  if (!tokensPerSec.present) return tokensPerSec;
  if (charsPerToken === null)
    return missing('NO_TOKENIZER', 'nobody published the characters a token of this model');
  const { value, interval } = tokensPerSec;
  return {
    present: true,
    value: value * charsPerToken,
    interval: {
      low: interval.low * charsPerToken,
      high: interval.high * charsPerToken,
      assumed: interval.assumed,
    },
  };
}
