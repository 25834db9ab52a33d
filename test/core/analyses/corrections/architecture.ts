import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { decodeLoad } from '@inferbench/domain/models/step-load';
import { GIGA, TERA } from '@inferbench/units/si';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import {
  bandwidthOf,
  chipOf,
  type CorrectionFacts,
  languageModelOf,
  numberAt,
  onChipBytes,
  peakOf,
  readingWatts,
  type Recomputations,
  ridgeOf,
} from './facts.ts';
import { decodeGraph } from './language-step.ts';

const a100 = (facts: CorrectionFacts) => chipOf(facts, 'nvidia-a100-sxm4-80gb');
const wse3 = (facts: CorrectionFacts) => chipOf(facts, 'cerebras-wse3');

/** Rows and columns of the array that the claims are about. */
const ARRAY = 128;

/** Cycles of M rows against K x N weights on one weight-stationary array that loads, fills and drains for every tile. */
function systolicCycles(m: number, k: number, n: number): number {
  // To be replaced by the simulator's systolic model once it has one (docs/model.md#families).
  return (2 * ARRAY + ARRAY + m - 2) * Math.ceil(k / ARRAY) * Math.ceil(n / ARRAY);
}

function systolicUtilisation(m: number): number {
  return m / systolicCycles(m, ARRAY, ARRAY);
}

/** FLOP per byte of M rows against a square 16-bit weight matrix. */
function gemmIntensity(m: number, width: number): number {
  return (2 * m * width * width) / (2 * (m * width + width * width + m * width));
}

/** The claimed linear power model of an A100: watts at rest, per FLOP/s and per byte/s. */
const CLAIMED_POWER = { floorWatts: 60, joulesPerFlop: 0.0002 / GIGA, joulesPerByte: 0.05 / GIGA };

function claimedWatts(flopsPerSec: number, bytesPerSec: number): number {
  const { floorWatts, joulesPerFlop, joulesPerByte } = CLAIMED_POWER;
  return floorWatts + joulesPerFlop * flopsPerSec + joulesPerByte * bytesPerSec;
}

/** The claim's two regimes: what moves and computes in them, and the power that it expects. */
const DECODE = { bytesPerSec: 2 * TERA, watts: 250 };
const PREFILL = { flopsPerSec: 250 * TERA, bytesPerSec: 0.5 * TERA, watts: 400 };

/** How the families work: arrays, power, converters, SRAM, configurations. */
export const ARCHITECTURE: Recomputations = {
  'systolic-m1': () => [1 / ARRAY, systolicUtilisation(1)],
  'systolic-m256': () => [
    systolicUtilisation(256),
    Math.min(1, 256 / ARRAY),
    systolicUtilisation(4096),
    // M ÷ (M + 3·128 − 2) = 0.9 solved for M.
    (0.9 * (3 * ARRAY - 2)) / (1 - 0.9),
    systolicCycles(256, 512, 512),
  ],
  'gpu-small-batch-share': (facts) => {
    const ridge = ridgeOf(a100(facts), 'bf16');
    return [gemmIntensity(1, 8192) / ridge, gemmIntensity(31, 8192) / ridge];
  },
  'a100-power-decode': (facts) => [
    claimedWatts(0, DECODE.bytesPerSec),
    numberAt(readingWatts(a100(facts), 'Llama-2-7B, vLLM, batch 1'), 0),
  ],
  'a100-power-prefill': (facts) => [
    claimedWatts(PREFILL.flopsPerSec, PREFILL.bytesPerSec),
    claimedWatts(PREFILL.flopsPerSec, 0),
    claimedWatts(peakOf(a100(facts), 'bf16'), bandwidthOf(a100(facts))),
  ],
  'a100-power-alpha': () => {
    const { floorWatts, joulesPerByte } = CLAIMED_POWER;
    const left = PREFILL.watts - floorWatts;
    return [(left - joulesPerByte * PREFILL.bytesPerSec) / PREFILL.flopsPerSec, left / PREFILL.flopsPerSec];
  },
  'a100-power-beta': () => [(DECODE.watts - CLAIMED_POWER.floorWatts) / DECODE.bytesPerSec],
  // 256 converters of 1 GHz, 256 rows each, two operations a multiply-add.
  'adc-rate': () => [256 * GIGA * 256 * 2, (256 * GIGA * 256 * 2) / 8],
  // 8-bit inputs over a 1-bit DAC are 8 passes; 8-bit weights in 2-bit cells are 4 columns.
  'imc-passes': () => [Math.ceil(8 / 1) * Math.ceil(8 / 2), Math.ceil(8 / 1)],
  'wse3-70b-does-not-fit': (facts) => [
    (2 * totalParameters(languageModelOf(facts, 'llama-3-70b'))) / onChipBytes(wse3(facts)),
  ],
  'wse3-8b-weights': (facts) => {
    const bytes = 2 * totalParameters(languageModelOf(facts, 'llama-3-8b'));
    return [bytes, bytes / onChipBytes(wse3(facts))];
  },
  'wse3-zero-weight-loading': (facts) => [wseDecode(facts).readSec],
  'wse3-decode-compute-bound': (facts) => {
    const { readSec, flops } = wseDecode(facts);
    const sparse = WSE3_SPARSE_OPS_PER_SEC;
    const dense = flops / peakOf(wse3(facts), 'fp16');
    return [dense / readSec, dense, flops / sparse, flops / sparse / readSec];
  },
  'cgra-reconfiguration': (facts) => {
    const sections = 3 * languageModelOf(facts, 'llama-3-70b').layers;
    const configureSec = 10e-6;
    return [sections * configureSec, sections, (sections * configureSec) / 8.75e-3, 3 * configureSec];
  },
};

/** The vendor's figure for the WSE-3, which counts zeros that are skipped; never a peak here. */
const WSE3_SPARSE_OPS_PER_SEC = 125e15;

/** One token of Llama 3 8B in 16 bits from the wafer's SRAM. */
function wseDecode(facts: CorrectionFacts): { readSec: number; flops: number } {
  const graph = decodeGraph(languageModelOf(facts, 'llama-3-8b'));
  return {
    readSec: graphWeightBytes(graph, 1) / bandwidthOf(wse3(facts)),
    flops: graphFlops(graph, decodeLoad(1, 1)),
  };
}
