import type { TradeoffAnswer } from './tradeoff.ts';

/** How to cite a ranking at a target, and what it is of. */
export function tradeoffCitation(origin: string, { ranking, ...answer }: TradeoffAnswer) {
  const { model, lengths, precision, technique, sentence } = answer;
  const { inputTokens, outputTokens } = lengths;
  const name = [model, `${inputTokens}/${outputTokens}`, precision ?? 'any precision', technique].join(', ');
  return {
    cite: `InferBench, ${ranking.currency} of ${name}, ${origin}`,
    model,
    inputTokens,
    outputTokens,
    precision,
    technique,
    currency: ranking.currency,
    unit: ranking.unit,
    sentence,
  };
}
