import type { EffectOf, EffectTerm } from '@inferbench/domain/scores/calibration';

/** What of a term may differ from the constants, each with the spread that is expected before any figure is seen. */
interface TermDesign {
  /** Spread of the constant itself around its prior. */
  spread: number;
  effects: Readonly<Partial<Record<EffectOf, number>>>;
}

/**
 * Spreads in logarithms: 0.1 is one in ten. Hardware and numbers change what constants reach, software what is made of it; a
 * level that few figures know stays near what its neighbours say (docs/model.md#calibration).
 */
export const EFFECT_DESIGN: Readonly<Record<EffectTerm, TermDesign>> = {
  gemmShare: {
    spread: 0.5,
    effects: { work: 0.5, class: 0.3, generation: 0.3, generationClass: 0.2, chip: 0.1 },
  },
  expertShare: { spread: 0.25, effects: { class: 0.15, generation: 0.15 } },
  attentionShare: { spread: 0.15, effects: { generation: 0.3 } },
  decodeAttentionShare: { spread: 0.5, effects: { generation: 0.3 } },
  imageAttentionShare: { spread: 0.5, effects: { generation: 0.3 } },
  bandwidthShare: { spread: 0.5, effects: { class: 0.2, generation: 0.3, chip: 0.1 } },
  expertBandwidthShare: { spread: 0.5, effects: { class: 0.3, words: 0.1, generation: 0.3 } },
  cacheBandwidthShare: { spread: 0.5, effects: { generation: 0.3, layers: 0.3 } },
  kernelSec: { spread: 0.5, effects: { generation: 0.3, framework: 0.25 } },
  expertKernelSec: { spread: 0.5, effects: { generation: 0.3 } },
  attentionKernelSec: { spread: 0.5, effects: { generation: 0.3, layers: 0.3 } },
  expansionShare: { spread: 1.5, effects: {} },
  allReduceSec: { spread: 0.5, effects: { vendor: 0.4 } },
  allToAllSec: { spread: 0.5, effects: { vendor: 0.4 } },
  sumLinkShare: { spread: 0.5, effects: { vendor: 0.4, chip: 0.3 } },
  exchangeLinkShare: { spread: 0.5, effects: { vendor: 0.4 } },
  hostStepSec: { spread: 0.5, effects: { work: 0.5, framework: 0.25 } },
  hostSequenceSec: { spread: 0.5, effects: { framework: 0.25 } },
  prefillFixedSec: { spread: 0.7, effects: { framework: 0.5 } },
  ingestSec: { spread: 0.7, effects: { framework: 0.5, version: 0.5, harness: 1 } },
  promptShare: { spread: 0.5, effects: {} },
  compute: {
    spread: 0,
    effects: {
      layers: 0.2,
      model: 0.2,
      framework: 0.25,
      version: 0.25,
      frameworkGeneration: 0.15,
    },
  },
  memory: {
    spread: 0,
    effects: {
      layers: 0.2,
      model: 0.2,
      ranks: 0.3,
      framework: 0.25,
      version: 0.25,
      frameworkGeneration: 0.15,
    },
  },
};
