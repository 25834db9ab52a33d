import type { StepClock, StepLine } from '@inferbench/serving/step-clock';

/** A clock whose decode steps wait for drafts first: so many steps of a smaller model, and one that checks them. */
export function draftedClock(model: StepClock, draft: StepClock, draftTokens: number): StepClock {
  const count = model.reaches.length + 1;
  const line: StepLine & { secPerKey: Float64Array } = {
    sec: 0,
    secPerKey: new Float64Array(count),
    validToContext: 0,
  };
  const draftSec = (sequences: number, context: number) => {
    const of = draft.line(sequences, 1, context);
    let sec = of.sec;
    for (let r = 0; r <= draft.reaches.length; r += 1) {
      sec += (of.secPerKey[r] ?? 0) * sequences * Math.min(context, draft.reaches[r] ?? context);
    }
    return draftTokens * sec;
  };
  return {
    reaches: model.reaches,
    line(sequences, tokensPerSequence, meanContext) {
      const of = model.line(sequences, tokensPerSequence, meanContext);
      line.sec = of.sec;
      line.validToContext = of.validToContext;
      for (let r = 0; r < count; r += 1) line.secPerKey[r] = of.secPerKey[r] ?? 0;
      // A draft's own attention bends where the model's does not: its keys are counted whole, up to its next bend.
      const drafted = draft.line(sequences, 1, meanContext);
      line.sec += draftTokens * drafted.sec;
      line.validToContext = Math.min(line.validToContext, drafted.validToContext);
      let perKey = 0;
      for (let r = 0; r <= draft.reaches.length; r += 1) {
        const reach = draft.reaches[r] ?? Number.POSITIVE_INFINITY;
        if (meanContext < reach) perKey += drafted.secPerKey[r] ?? 0;
        else line.sec += draftTokens * (drafted.secPerKey[r] ?? 0) * sequences * reach;
      }
      line.secPerKey[count - 1] = (line.secPerKey[count - 1] ?? 0) + draftTokens * perKey;
      return line;
    },
    mixed(sequences, tokensPerSequence, keys, prompt) {
      const sec = model.mixed(sequences, tokensPerSequence, keys, prompt);
      if (sequences === 0) return sec;
      return sec + draftSec(sequences, (keys[count - 1] ?? 0) / sequences);
    },
  };
}
