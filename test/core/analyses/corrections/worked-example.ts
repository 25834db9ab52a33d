import { marketedBytes } from '@inferbench/domain/chips/marketed-size';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { decodeLoad } from '@inferbench/domain/models/step-load';
import { GIGA, SECONDS_PER_HOUR } from '@inferbench/units/si';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { graphKvBytes, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import {
  bandwidthOf,
  chipOf,
  type CorrectionFacts,
  disputedOf,
  languageModelOf,
  numberAt,
  peakOf,
  present,
  readingWatts,
  type Recomputations,
  tdpWattsOf,
} from './facts.ts';
import { bodyFlops, decodeGraph, decodeIntensity } from './language-step.ts';

/** The round weight of "70B" in 8 bits, on which the example rests. */
export const ROUND_70B_BYTES = 70 * GIGA;

const b200 = (facts: CorrectionFacts) => chipOf(facts, 'nvidia-b200-sxm-180gb');
const llama = (facts: CorrectionFacts) => languageModelOf(facts, 'llama-3-70b');
/** 8 TB/s as marketed; the catalogue keeps it beside what boards ship with. */
const marketedBandwidth = (facts: CorrectionFacts) => disputedOf(b200(facts), 'memory bandwidth', GIGA);

export const b200StepSec = (facts: CorrectionFacts): number => ROUND_70B_BYTES / marketedBandwidth(facts);
export const roundIntensity = (facts: CorrectionFacts): number =>
  bodyFlops(decodeGraph(llama(facts))) / ROUND_70B_BYTES;

/** The same step from the catalogue: what our graph reads, at the bandwidth that boards ship with. */
function shippedStepSec(facts: CorrectionFacts): number {
  const graph = decodeGraph(llama(facts), 'fp8');
  const bytes = graphWeightBytes(graph, 1) + graphKvBytes(graph, decodeLoad(1, 1));
  return bytes / bandwidthOf(b200(facts));
}

const usefulRate = (facts: CorrectionFacts): number =>
  bodyFlops(decodeGraph(llama(facts))) / b200StepSec(facts);

/** The example's own linear power model of a B200, in its own constants. */
const CLAIMED_POWER = { floorWatts: 80, joulesPerFlop: 0.00015 / GIGA, joulesPerByte: 0.045 / GIGA };
/** Middle of the power that it states. */
const CLAIMED_WATTS = 650;

function modelWatts(facts: CorrectionFacts): number {
  const { floorWatts, joulesPerFlop, joulesPerByte } = CLAIMED_POWER;
  return floorWatts + joulesPerFlop * usefulRate(facts) + joulesPerByte * marketedBandwidth(facts);
}

/** Decode of Llama 3 70B in FP8 on one B200. */
export const WORKED_EXAMPLE: Recomputations = {
  'b200-bandwidth': (facts) => [bandwidthOf(b200(facts))],
  'b200-capacity': (facts) => [marketedBytes(present(b200(facts).memory, 'memory of the B200').capacity)],
  'b200-tdp': (facts) => [tdpWattsOf(b200(facts))],
  'b200-fp8-rate': (facts) => [peakOf(b200(facts), 'fp8'), peakOf(b200(facts), 'bf16')],
  'b200-step-time': (facts) => [
    b200StepSec(facts),
    totalParameters(llama(facts)) / marketedBandwidth(facts),
    shippedStepSec(facts),
  ],
  'b200-tokens-per-s': (facts) => [
    1 / b200StepSec(facts),
    marketedBandwidth(facts) / totalParameters(llama(facts)),
    1 / shippedStepSec(facts),
    0.8 / b200StepSec(facts),
  ],
  'b200-intensity': (facts) => [
    roundIntensity(facts),
    decodeIntensity(decodeGraph(llama(facts), 'fp8'), 1, 1),
  ],
  'b200-ridge': (facts) => {
    const bandwidth = marketedBandwidth(facts);
    return [
      peakOf(b200(facts), 'fp8') / bandwidth,
      peakOf(b200(facts), 'bf16') / bandwidth,
      peakOf(b200(facts), 'fp8') / bandwidthOf(b200(facts)),
    ];
  },
  'b200-utilisation': (facts) => [
    usefulRate(facts) / peakOf(b200(facts), 'fp8'),
    usefulRate(facts) / peakOf(b200(facts), 'bf16'),
  ],
  'b200-useful-rate': (facts) => [usefulRate(facts)],
  'b200-useful-share': (facts) => [
    usefulRate(facts) / peakOf(b200(facts), 'fp8'),
    usefulRate(facts) / peakOf(b200(facts), 'bf16'),
  ],
  'b200-power': (facts) => {
    const watts = readingWatts(b200(facts), 'all 970 configurations');
    return [numberAt(watts, 1), numberAt(watts, 0), numberAt(watts, 2)];
  },
  'b200-tokens-per-s-per-watt': (facts) => {
    const rate = 1 / b200StepSec(facts);
    return [rate / CLAIMED_WATTS, rate / 700, rate / 600];
  },
  'b200-power-model': (facts) => [
    modelWatts(facts),
    (CLAIMED_WATTS - modelWatts(facts)) / marketedBandwidth(facts) + CLAIMED_POWER.joulesPerByte,
  ],
  'b200-energy': (facts) => [modelWatts(facts) * b200StepSec(facts), CLAIMED_WATTS * b200StepSec(facts)],
  'b200-cost': (facts) => {
    const rate = 1 / b200StepSec(facts);
    const usdPerHour = present(rentedUsdPerChipHour(b200(facts)), 'price of the B200');
    const perToken = (hourly: number) => hourly / (rate * SECONDS_PER_HOUR);
    return [perToken(usdPerHour), usdPerHour, perToken(4), 0.0003 * rate * SECONDS_PER_HOUR];
  },
};
