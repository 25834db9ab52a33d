import { expect, test } from 'vitest';
import * as images from './image-shapes.ts';
import * as models from './shapes.ts';

/** FLOPs of `tokens` prompt tokens, the causal half, one LM head. */
function prompt({ linear, promptPair, head }: models.Shape, tokens: number): number {
  return tokens * linear + ((tokens * (tokens + 1)) / 2) * promptPair + head;
}

// Figures that publishers state or that an operator-level FLOP counter gave: the shapes above stand on them, not on ours.
test.each([
  ['Llama 3 8B, matrices a token', models.LLAMA_3_8B.linear, 13_958_643_712],
  ['Llama 3 8B, LM head', models.LLAMA_3_8B.head, 1_050_673_152],
  ['Llama 3 8B, prompt of 2,048', prompt(models.LLAMA_3_8B, 2048), 29_688_401_494_016],
  ['Llama 3 70B, matrices a token', models.LLAMA_3_70B.linear, 136_902_082_560],
  ['Llama 2 7B, prompt of 2,048', prompt(models.LLAMA_2_7B, 2048), 27_626_028_662_784],
  ['Mixtral 8x22B, matrices a token', models.MIXTRAL_8X22B.linear, 77_516_242_944],
  ['DeepSeek R1, matrices a token', models.DEEPSEEK_R1.linear, 71_395_835_904],
  ['DeepSeek R1, 2,048 keys of a step', 2048 * models.DEEPSEEK_R1.decodePair, 34_795_945_984],
  ['DeepSeek R1, prompt of 2,048', prompt(models.DEEPSEEK_R1, 2048), 156_705_362_542_592],
  ['FLUX.1 dev, a pass', images.FLUX_DEV, 74_384_653_418_496],
  ['SD3 medium, a pass', images.SD3_MEDIUM, 8_904_337_539_072],
  ['T5 XXL over 512 tokens', images.t5(512), 4_844_723_109_888],
  ['CLIP ViT-L/14 text', images.CLIP_L, 13_298_503_680],
  ['OpenCLIP bigG text', images.OPENCLIP_BIG_G, 97_859_829_760],
  ['ViT-B/16', images.VIT_B_16, 35_127_656_448],
  ['ViT-L/16', images.VIT_L_16, 123_109_425_152],
])('%s', (_, actual, stated) => {
  expect(actual).toBe(stated);
});

test('ResNet-50 has the 4.089 GMAC that its publisher prints', () => {
  expect(images.RESNET_50 / 2e9).toBeCloseTo(4.089, 3);
});
