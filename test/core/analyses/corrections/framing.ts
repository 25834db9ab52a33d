import { chipOf, costOf, present, numberAt, readingWatts, type Recomputations, tdpWattsOf } from './facts.ts';

/** Claims about power limits and prices around the comparison. */
export const FRAMING: Recomputations = {
  // Drawn ÷ limit: how much of its measured efficiency a chip keeps when its limit is divided by.
  'tdp-inflates-efficiency': (facts) => {
    const chip = chipOf(facts, 'nvidia-a100-sxm4-80gb');
    return [numberAt(readingWatts(chip, 'Llama-2-7B, vLLM, batch 1'), 0) / tdpWattsOf(chip)];
  },
  'tdp-undercounts-power': (facts) => {
    const b200 = chipOf(facts, 'nvidia-b200-sxm-180gb');
    const median = numberAt(readingWatts(b200, 'all 970 configurations'), 1);
    const wall = costOf(facts, 'wall-h200-llama2-70b') / tdpWattsOf(chipOf(facts, 'nvidia-h200-sxm-141gb'));
    return [median / tdpWattsOf(b200), wall];
  },
  'wse3-power': (facts) => [tdpWattsOf(chipOf(facts, 'cerebras-wse3'))],
  'wse3-price': (facts) => {
    const { usd, lowUsd, highUsd } = present(chipOf(facts, 'cerebras-wse3').purchase, 'price of the WSE-3');
    return [usd, present(lowUsd, 'low price'), present(highUsd, 'high price')];
  },
};
