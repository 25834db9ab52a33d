import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { SECONDS_PER_HOUR } from '@inferbench/units/si';
import {
  bandwidthOf,
  chipOf,
  type CorrectionFacts,
  languageModelOf,
  numberAt,
  peakOf,
  present,
  readingWatts,
  type Recomputations,
  ridgeOf,
} from './facts.ts';
import { ROUND_70B_BYTES, roundIntensity } from './worked-example.ts';

const tpu = (facts: CorrectionFacts) => chipOf(facts, 'google-tpu-v5p');
const stepSec = (facts: CorrectionFacts): number => ROUND_70B_BYTES / bandwidthOf(tpu(facts));
const storedSec = (facts: CorrectionFacts): number =>
  totalParameters(languageModelOf(facts, 'llama-3-70b')) / bandwidthOf(tpu(facts));

/** The same 70B step on a TPU v5p, and what the comparison says of GPUs. */
export const COMPARISON_TPU: Recomputations = {
  'tpu-bandwidth': (facts) => [bandwidthOf(tpu(facts))],
  'tpu-bf16-rate': (facts) => [peakOf(tpu(facts), 'bf16')],
  'tpu-int8-rate': (facts) => [peakOf(tpu(facts), 'int8'), peakOf(tpu(facts), 'fp8')],
  'tpu-step-time': (facts) => [stepSec(facts), storedSec(facts)],
  'tpu-tokens-per-s': (facts) => [1 / stepSec(facts), 1 / storedSec(facts)],
  'tpu-ridge': (facts) => [ridgeOf(tpu(facts), 'int8'), ridgeOf(tpu(facts), 'bf16')],
  'tpu-utilisation': (facts) => [
    roundIntensity(facts) / ridgeOf(tpu(facts), 'int8'),
    roundIntensity(facts) / ridgeOf(tpu(facts), 'bf16'),
  ],
  // 400 W as the claim has it: no figure of the vendor stands against it.
  'tpu-tokens-per-s-per-watt': (facts) => [1 / stepSec(facts) / 400],
  'tpu-cost': (facts) => {
    const usdPerHour = present(rentedUsdPerChipHour(tpu(facts)), 'price of the TPU v5p');
    return [(usdPerHour * stepSec(facts)) / SECONDS_PER_HOUR, usdPerHour, 0.0004 * 68 * SECONDS_PER_HOUR];
  },
  'a100-draws': (facts) => {
    const chip = chipOf(facts, 'nvidia-a100-sxm4-80gb');
    const single = readingWatts(chip, 'Llama-2-7B, vLLM, batch 1');
    return [numberAt(single, 0), numberAt(readingWatts(chip, 'Llama-2-7B, vLLM, batch 64'), 0)];
  },
};
