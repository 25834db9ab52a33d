import type { PromptMix, StepClock, StepLine } from '@inferbench/serving/step-clock';

/**
 * The clock of one rank of several that share experts and so step together: what the others do is taken to be what this one
 * does, so that all of them have so many times its sequences and its prompts.
 */
export function rankClock(all: StepClock, ranks: number): StepClock {
  if (ranks === 1) return all;
  const count = all.reaches.length + 1;
  const line: StepLine & { secPerKey: Float64Array } = {
    sec: 0,
    secPerKey: new Float64Array(count),
    validToContext: 0,
  };
  const keys = new Float64Array(count);
  const prompt = {
    tokens: 0,
    pieces: 0,
    pairs: new Float64Array(count),
    keys: new Float64Array(count),
    finished: 0,
  };
  const times = (of: ArrayLike<number>, into: Float64Array) => {
    for (let r = 0; r < count; r += 1) into[r] = ranks * (of[r] ?? 0);
  };
  return {
    reaches: all.reaches,
    line(sequences, tokensPerSequence, meanContext) {
      const whole = all.line(ranks * sequences, tokensPerSequence, meanContext);
      line.sec = whole.sec;
      line.validToContext = whole.validToContext;
      times(whole.secPerKey, line.secPerKey);
      return line;
    },
    mixed(sequences, tokensPerSequence, own, mix: PromptMix) {
      times(own, keys);
      times(mix.pairs, prompt.pairs);
      times(mix.keys, prompt.keys);
      prompt.tokens = ranks * mix.tokens;
      prompt.pieces = ranks * mix.pieces;
      prompt.finished = ranks * mix.finished;
      return all.mixed(ranks * sequences, tokensPerSequence, keys, prompt);
    },
  };
}
