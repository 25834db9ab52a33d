import type { DuelSample } from '@inferbench/answers/duel/shape';

export interface RatioRun {
  /** The side that is ahead by value. */
  side: 'a' | 'b';
  samples: readonly DuelSample[];
}

/** The ratio in stretches with one side ahead by value; where they change, both hold the place at which it is equal. */
export function ratioRuns(samples: readonly DuelSample[]): RatioRun[] {
  const runs: { side: 'a' | 'b'; samples: DuelSample[] }[] = [];
  let before: DuelSample | undefined;
  for (const sample of samples) {
    const last = runs.at(-1);
    const side = sample.ratio > 1 ? 'b' : sample.ratio < 1 ? 'a' : (last?.side ?? 'b');
    if (last === undefined || before === undefined) runs.push({ side, samples: [sample] });
    else if (last.side === side) last.samples.push(sample);
    else {
      const equal = equalBetween(before, sample);
      last.samples.push(equal);
      runs.push({ side, samples: [equal, sample] });
    }
    before = sample;
  }
  return runs;
}

/** Place of equality between two samples on different sides: straight in logarithms, as it is drawn. */
function equalBetween(from: DuelSample, to: DuelSample): DuelSample {
  const share = Math.log(from.ratio) / (Math.log(from.ratio) - Math.log(to.ratio));
  const at = (a: number, b: number) => Math.exp(Math.log(a) + share * (Math.log(b) - Math.log(a)));
  return {
    context: at(from.context, to.context),
    ratio: 1,
    low: at(from.low, to.low),
    high: at(from.high, to.high),
  };
}
