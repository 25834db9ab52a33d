import type { MetricValue } from '@inferbench/domain/terms/metric';
import { missing } from './metric-value.ts';

export interface Tokenized {
  name: string;
  /** Characters a token in English, as a publisher states it; null where none does. */
  charsPerToken: number | null;
}

/**
 * text speed = tokens/s × characters a token of the model's tokenizer, in characters/s (docs/metrics.md#text-speed): what makes models with
 * different tokenizers comparable. Missing where no publisher states the characters, whatever the tokens.
 */
export function textSpeed(tokensPerSec: MetricValue, model: Tokenized): MetricValue {
  const { charsPerToken, name } = model;
  if (charsPerToken === null) {
    return missing('NOT_REPORTED', `no publisher states the characters a token of ${name}`);
  }
  if (!tokensPerSec.present) return tokensPerSec;
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
