import {
  bandwidthOf,
  chipOf,
  type CorrectionFacts,
  peakOf,
  present,
  type Recomputations,
  ridgeOf,
} from './facts.ts';
import {
  countedFlops,
  type ImageModel,
  imageModelOf,
  imageWeightBytes,
  itemTokens,
  passFlops,
} from './image-cost.ts';

const vit = (facts: CorrectionFacts): ImageModel => imageModelOf(facts, 'vit-l-16');
const a100 = (facts: CorrectionFacts) => chipOf(facts, 'nvidia-a100-sxm4-80gb');

/**
 * 16-bit weights, and input and output of every matrix and of the activation function of a block: Q, K and V each read d and
 * write d, the output matrix as well, the feed-forward d → 4·d → d, the activation 4·d → 4·d; 26·d a token.
 */
function unfusedBytes(model: ImageModel): number {
  const values = 26 * present(model.hidden, 'hidden of ViT') * present(model.blocks, 'blocks of ViT');
  return imageWeightBytes(model) + 2 * values * itemTokens(model);
}

/** ViT-L/16, one image of 224 x 224 on an A100. */
export const VISION_TRANSFORMER: Recomputations = {
  'vit-flops': (facts) => [passFlops(vit(facts)), countedFlops(vit(facts))],
  'vit-intensity': (facts) => [
    passFlops(vit(facts)) / imageWeightBytes(vit(facts)),
    passFlops(vit(facts)) / unfusedBytes(vit(facts)),
  ],
  'vit-balanced': (facts) => {
    const ridge = ridgeOf(a100(facts), 'bf16');
    const flops = passFlops(vit(facts));
    return [flops / imageWeightBytes(vit(facts)) / ridge, flops / unfusedBytes(vit(facts)) / ridge, ridge];
  },
  'vit-time': (facts) => {
    const [compute, bandwidth] = [peakOf(a100(facts), 'bf16'), bandwidthOf(a100(facts))];
    const fused = Math.max(countedFlops(vit(facts)) / compute, imageWeightBytes(vit(facts)) / bandwidth);
    return [fused, passFlops(vit(facts)) / compute, unfusedBytes(vit(facts)) / bandwidth];
  },
};
