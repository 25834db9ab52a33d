import type { ItemModel } from '@inferbench/domain/models/model';
import { bandwidthOf, chipOf, type CorrectionFacts, peakOf, type Recomputations, ridgeOf } from './facts.ts';
import { itemModelOf, passFlops, unfusedBytes, weightBytes } from './item-pass.ts';

const vit = (facts: CorrectionFacts): ItemModel => itemModelOf(facts, 'vit-l-16');
const a100 = (facts: CorrectionFacts) => chipOf(facts, 'nvidia-a100-sxm4-80gb');

/** FLOP per byte with weights alone, and under the claims' unfused convention. */
function intensities(facts: CorrectionFacts): { fused: number; unfused: number } {
  const flops = passFlops(vit(facts));
  return { fused: flops / weightBytes(vit(facts)), unfused: flops / unfusedBytes(vit(facts)) };
}

/** ViT-L/16, one image of 224 x 224 on an A100. */
export const VISION_TRANSFORMER: Recomputations = {
  'vit-flops': (facts) => [passFlops(vit(facts))],
  'vit-intensity': (facts) => [intensities(facts).fused, intensities(facts).unfused],
  'vit-balanced': (facts) => {
    const ridge = ridgeOf(a100(facts), 'bf16');
    return [intensities(facts).fused / ridge, intensities(facts).unfused / ridge, ridge];
  },
  'vit-time': (facts) => {
    const [compute, bandwidth] = [peakOf(a100(facts), 'bf16'), bandwidthOf(a100(facts))];
    const [arithmeticSec, weightSec] = [passFlops(vit(facts)) / compute, weightBytes(vit(facts)) / bandwidth];
    return [Math.max(arithmeticSec, weightSec), unfusedBytes(vit(facts)) / bandwidth];
  },
};
