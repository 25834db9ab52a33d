import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { decodeLoad } from '@inferbench/domain/models/step-load';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { HOURS_PER_YEAR } from '@inferbench/scoring/policy';
import { SECONDS_PER_HOUR } from '@inferbench/units/si';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import {
  bandwidthOf,
  chipOf,
  type CorrectionFacts,
  languageModelOf,
  onChipBytes,
  peakOf,
  present,
  type Recomputations,
  tdpWattsOf,
} from './facts.ts';
import { decodeGraph } from './language-step.ts';
import { b200StepSec } from './worked-example.ts';

const lpu = (facts: CorrectionFacts) => chipOf(facts, 'groq-lpu-v1');
const small = (facts: CorrectionFacts) => languageModelOf(facts, 'llama-3-8b');
/** One byte a parameter. */
const smallBytes = (facts: CorrectionFacts): number => totalParameters(small(facts));
const chipsFor = (facts: CorrectionFacts): number => Math.ceil(smallBytes(facts) / onChipBytes(lpu(facts)));
/** A pipeline of chips that each stream their own part: the sum of the stages, hops left out. */
const seriesSec = (facts: CorrectionFacts): number => smallBytes(facts) / bandwidthOf(lpu(facts));
const tokenFlops = (facts: CorrectionFacts): number =>
  graphFlops(decodeGraph(small(facts), 'int8'), decodeLoad(1, 1));

/** Rate that the claims give one LPU. */
const CLAIMED_TOKENS_PER_SEC = 10_000;

/** Llama 3 8B on an LPU, beside the B200's 70B. */
export const COMPARISON_GROQ: Recomputations = {
  'groq-8b-weights': (facts) => [smallBytes(facts)],
  'groq-8b-fits': (facts) => [chipsFor(facts), smallBytes(facts) / onChipBytes(lpu(facts))],
  'groq-8b-time': (facts) => [
    seriesSec(facts),
    chipsFor(facts) - 1,
    tokenFlops(facts) / peakOf(lpu(facts), 'int8'),
  ],
  'groq-8b-rate': (facts) => [1 / seriesSec(facts)],
  'groq-70b-larger': (facts) => {
    const parameters = totalParameters(languageModelOf(facts, 'llama-3-70b'));
    return [parameters / onChipBytes(lpu(facts)), (2 * parameters) / onChipBytes(lpu(facts))];
  },
  'groq-cannot-serve-70b': (facts) => [
    present(lpu(facts).interconnect?.scaleUpChips, 'largest deployment of LPUs'),
  ],
  'groq-88-times': (facts) => [CLAIMED_TOKENS_PER_SEC * b200StepSec(facts)],
  'groq-utilisation': (facts) => {
    const rate = tokenFlops(facts) / seriesSec(facts);
    const int8 = peakOf(lpu(facts), 'int8');
    return [rate / (chipsFor(facts) * int8), rate / int8, rate / peakOf(lpu(facts), 'fp16'), rate / 0.12];
  },
  'groq-tokens-per-s-per-watt': (facts) => {
    const watts = chipsFor(facts) * tdpWattsOf(lpu(facts));
    return [1 / seriesSec(facts) / watts, watts];
  },
  'groq-cost': (facts) => {
    const { usd } = present(lpu(facts).purchase, 'price of the LPU');
    const usdPerHour = (chipsFor(facts) * usd) / (OWNERSHIP.years * HOURS_PER_YEAR);
    return [
      (usdPerHour * seriesSec(facts)) / SECONDS_PER_HOUR,
      usdPerHour,
      0.00003 * CLAIMED_TOKENS_PER_SEC * SECONDS_PER_HOUR,
    ];
  },
};
