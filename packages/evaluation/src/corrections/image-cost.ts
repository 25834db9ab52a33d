import { isLanguageModel, type Model } from '@inferbench/domain/model';
import { invariant } from '@inferbench/units/invariant';
import { type CorrectionFacts, modelOf, present } from './facts.ts';

export type ImageModel = Exclude<Model, { kind: 'dense' | 'moe' }>;

export function imageModelOf(facts: CorrectionFacts, slug: string): ImageModel {
  const model = modelOf(facts, slug);
  invariant(!isLanguageModel(model), `${slug} is a language model`);
  return model;
}

/** Tokens of one item, text included. */
export function itemTokens(model: ImageModel): number {
  return present(model.imageTokens, `tokens of ${model.slug}`) + (model.textTokens ?? 0);
}

interface BlockCost {
  linear: number;
  attention: number;
}

/**
 * FLOPs of one pass through the blocks, bidirectional attention: 24·d²·S + 4·S²·d a block (simulator.md 1.1). Twelve d² weights
 * a token hold for an encoder block with a plain feed-forward of 4·d, for a two-stream block, where each stream has its own,
 * and for Flux' single-stream block. To be replaced by the simulator's graph of these models once it has one.
 */
export function blockFlops(model: ImageModel, tokens: number): BlockCost {
  const blocks = present(model.blocks, `blocks of ${model.slug}`);
  const hidden = present(model.hidden, `hidden of ${model.slug}`);
  return {
    linear: 24 * hidden * hidden * tokens * blocks,
    attention: 4 * tokens * tokens * hidden * blocks,
  };
}

export function passFlops(model: ImageModel, tokens: number = itemTokens(model)): number {
  const { linear, attention } = blockFlops(model, tokens);
  return linear + attention;
}

/** What the catalogue holds: counted operator by operator, embeddings and the last block's shortcuts included. */
export function countedFlops(model: ImageModel): number {
  return present(model.flopsPerPass, `FLOPs of ${model.slug}`);
}

/** 16-bit weights. */
export function imageWeightBytes(model: ImageModel): number {
  return 2 * model.parameters;
}
