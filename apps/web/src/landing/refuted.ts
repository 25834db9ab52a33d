import { formatUsd, formatValue } from '@inferbench/units/format';

/** A claim that the editors chose from the corrections, and the words that its numbers stand in. */
export interface RefutedCorrection {
  kind: 'CORRECTION';
  id: string;
  quote: string;
  claimed: (value: string) => string;
  found: (value: number) => string;
  verdict: (value: number) => string;
}

/** A claim about a speed that the claim check answers. */
export interface RefutedSpeed {
  kind: 'SPEED';
  quote: string;
  /** Claim as the claim page has them in its address. */
  claim: Readonly<Record<string, string>>;
  verdict: (bound: number) => string;
}

/** Three claims for the start page. A test fails where one is not refuted by the numbers any more, or has no source. */
export const REFUTED: readonly [RefutedCorrection, RefutedSpeed, RefutedCorrection] = [
  {
    kind: 'CORRECTION',
    id: 'tdp-undercounts-power',
    quote: 'TDP undercounts power: a chip draws 1.1 to 1.3 times its TDP.',
    claimed: (value) => `${value} TDP`,
    found: (value) => `${formatValue(value)} × TDP`,
    verdict: (value) => `A B200 draws ${formatValue(value)} of its TDP in the median of 970 published runs.`,
  },
  {
    kind: 'SPEED',
    quote: '500 tokens/s for one user at 128K context.',
    claim: {
      chip: 'nvidia-h100-sxm5-80gb',
      model: 'llama-3.1-70b',
      tokensPerSec: '500',
      context: '131072',
      chips: '2',
      weightPrecision: 'fp8',
      batch: '1',
    },
    verdict: (bound) => `Two H100 cannot pass ${formatValue(Math.ceil(bound))} tokens/s on Llama 3.1 70B.`,
  },
  {
    kind: 'CORRECTION',
    id: 'b200-cost',
    quote: 'One token of Llama 3 70B costs $0.0003 on a B200.',
    claimed: () => '$300 / M tokens',
    found: (value) => `${formatUsd(value * 1e6)} / M tokens`,
    verdict: () => 'It costs a twentieth of that.',
  },
];
