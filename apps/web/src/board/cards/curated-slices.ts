import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';

export interface CuratedSlice {
  title: string;
  slice: Slice;
  metric: RankMetric;
  /** Draws how ranks change from this metric to the one of the card, in place of bars. */
  against?: RankMetric;
}

const generate = (model: string, batch: number): Slice => ({
  model,
  phase: 'GENERATE',
  shape: 'BALANCED',
  batch,
  context: 2048,
  precision: 'FP16',
});

/** Six slices that the editors chose: a price, a power, a batch, each phase, a large model. Sentences come from the data. */
export const CURATED_SLICES: readonly [
  CuratedSlice,
  CuratedSlice,
  CuratedSlice,
  CuratedSlice,
  CuratedSlice,
  CuratedSlice,
] = [
  {
    title: 'Speed or price: Llama 3 8B, batch 16',
    slice: generate('llama-3-8b', 16),
    metric: 'COST_EFFICIENCY',
    against: 'USEFUL_TOPS',
  },
  {
    title: 'Per watt: Llama 2 7B, batch 16',
    slice: generate('llama-2-7b', 16),
    metric: 'ENERGY_EFFICIENCY',
  },
  {
    title: 'A larger batch: Llama 3 8B, batch 64',
    slice: generate('llama-3-8b', 64),
    metric: 'USEFUL_TOPS',
  },
  {
    title: 'Prompts alone: Llama 2 7B, prefill, batch 16',
    slice: {
      model: 'llama-2-7b',
      phase: 'PREFILL',
      shape: null,
      batch: 16,
      context: 1024,
      precision: 'FP16',
    },
    metric: 'USEFUL_TOPS',
  },
  {
    title: 'Answers alone: Llama 2 7B, decode, batch 16',
    slice: { model: 'llama-2-7b', phase: 'DECODE', shape: null, batch: 16, context: 2048, precision: 'FP16' },
    metric: 'TOKENS_PER_S_PER_USER',
  },
  {
    title: 'One user, 70B in 4 bits: Llama 3 70B, decode',
    slice: {
      model: 'llama-3-70b',
      phase: 'DECODE',
      shape: null,
      batch: 1,
      context: 2048,
      precision: 'W4A16',
    },
    metric: 'TOKENS_PER_S_PER_USER',
  },
];
