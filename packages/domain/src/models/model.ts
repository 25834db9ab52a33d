import { z } from 'zod';
import {
  CompressedAttention,
  LatentAttention,
  LayerIndexer,
  LocalHeads,
  Locality,
  ReusedKeys,
} from './attention-shape.ts';
import { CheckpointMap } from './checkpoint-map.ts';
import { layerIssues } from './layer-counts.ts';
import { Network, networkIssues } from './network.ts';
import { Recurrent } from './recurrent-shape.ts';
import { Slug } from '../names/slug.ts';

const count = z.int().positive().max(1e9);
const parameters = z.int().positive().max(1e15);
const text = (max: number) => z.string().min(1).max(max);

const ModelBase = z.strictObject({
  schema: z.literal('inferbench.model/1'),
  slug: Slug,
  name: text(80),
  /** Names under which servers and hubs know the same weights' shape: hub paths, instruct variants. */
  aliases: z.array(text(200)).max(50),
  source: text(400),
  notes: z.array(text(600)).max(20),
});

const Experts = z.strictObject({
  experts: count,
  topK: count,
  expertFfn: count,
  sharedExperts: z.int().nonnegative(),
  /** Inner width of one shared expert; null without shared experts. */
  sharedExpertFfn: count.nullable(),
  /** Layers with experts; the others have a dense feed-forward of width `ffn`. */
  moeLayers: count,
  /** Router and expert matrices carry biases. */
  biases: z.boolean(),
  /** One learned correction an expert beside the router's weights (DeepSeek-V3). */
  routerCorrection: z.boolean(),
  /** The shared expert's output is weighed by a projection of the token (Qwen). */
  sharedGate: z.boolean().optional(),
  /** Width in which experts work, where the layer projects tokens into it and back (Nemotron 3 Super). */
  latent: count.optional(),
});

const LanguageBase = ModelBase.extend({
  layers: count,
  hidden: count,
  heads: count,
  kvHeads: count,
  /** Width of one query and key head; for latent attention nope + rope. */
  headDim: count,
  /** Width of a value head where it is not that of a key head (MiMo V2); latent attention states its own. */
  valueHeadDim: count.optional(),
  /** Values are the keys before norm and rotation: one projection for both, in layers without local heads (Gemma 4). */
  keyIsValue: z.boolean().optional(),
  latentAttention: LatentAttention.nullable(),
  locality: Locality.nullable(),
  localHeads: LocalHeads.optional(),
  reusedKeys: ReusedKeys.optional(),
  /** Left out of models without: an indexer that chooses keys, or attention over compressed entries. */
  indexer: LayerIndexer.optional(),
  compressedAttention: CompressedAttention.optional(),
  /** Layers that keep a state in place of keys and values; the others attend. */
  recurrent: Recurrent.optional(),
  /** Blocks of one part each (Nemotron), where a layer does not hold both: how many attend, how many are dense feed-forwards. */
  blocks: z.strictObject({ attention: z.int().nonnegative(), feedForward: z.int().nonnegative() }).optional(),
  /** A projection of the token that multiplies the output of attention: each value of it (Qwen3-Next), or each head (Step 3.5). */
  outputGate: z.union([z.boolean(), z.literal('head')]).optional(),
  /** Width of an embedding of its own that every layer has of a token (Gemma 4 E): tables of which a step reads a row a token. */
  layerEmbeddings: count.optional(),
  /** Residual streams that learned connections mix before and after every part of a layer (DeepSeek V4). */
  residualStreams: count.optional(),
  /** Bias vectors that projections carry. */
  biases: z.strictObject({ qkv: z.boolean(), out: z.boolean(), mlp: z.boolean() }),
  /** Learned norm over each query and key head. */
  qkNorm: z.boolean(),
  /** One learned sink logit a head. */
  attentionSinks: z.boolean(),
  norm: z.enum(['rmsnorm', 'layernorm']),
  normsPerLayer: count,
  /** Attention and feed-forward side by side, one residual addition. */
  parallelBlock: z.boolean(),
  positions: z.enum(['rope', 'alibi', 'learned']),
  /** Inner width of dense layers; null where every layer has experts. */
  ffn: count.nullable(),
  /** Dense layers whose feed-forward has another inner width than `ffn`. */
  otherFfn: z.strictObject({ layers: count, ffn: count }).optional(),
  /** Gated feed-forward (three matrices) or plain (two). */
  gatedFfn: z.boolean(),
  vocab: count,
  tiedEmbeddings: z.boolean(),
  maxContextTokens: count,
  tokenizer: text(60).nullable(),
  /** Characters a token in English, as a publisher states it. */
  charsPerToken: z.number().positive().nullable(),
  /** What the publisher states; a test compares it with the derived count. */
  publishedParameters: parameters.nullable(),
  /** A rounded or cut count that the publisher states, and to what; what the shapes give must be written so. */
  statedParameters: z.strictObject({ total: parameters, roundedTo: parameters }).optional(),
  /** Layers for predicting further tokens that the checkpoint holds beside `layers`: in none of the counts. */
  draftLayers: count.optional(),
  checkpoint: CheckpointMap.optional(),
  weightPrecision: text(20),
});

function layersAgree(model: LanguageModel, issues: z.RefinementCtx): void {
  for (const message of layerIssues(model)) issues.addIssue({ code: 'custom', path: ['layers'], message });
}

/** Published configuration of a decoder-only transformer. Parameter counts are derived, never entered twice. */
const DenseShape = LanguageBase.extend({ kind: z.literal('dense'), ffn: count });
const MoeShape = LanguageBase.extend({ kind: z.literal('moe'), moe: Experts });
const DenseModel = DenseShape.superRefine(layersAgree);
const MoeModel = MoeShape.superRefine(layersAgree);

/** Networks that see items of fixed size: images, texts, windows of audio. */
const ItemBase = ModelBase.extend({
  /** Count as published; a test compares it with the count that the shapes give. */
  parameters,
  /** Pixels a side of the images it is published for; null for text and audio. */
  resolution: count.nullable(),
  /** FLOPs of one pass over one item, one multiply-add as two, as a source states them; compared with the shapes'. */
  flopsPerPass: z.number().positive().max(1e24).nullable(),
  weightPrecision: text(20).nullable(),
  network: Network,
});

/** A model that runs beside the denoiser: text encoders before the steps, the image decoder after them. */
const ImagePart = z.strictObject({
  model: Slug,
  /** Passes an image; under guidance the text and its negative are two. */
  passes: count,
  /** Tokens of a text encoder where they are not its own. */
  textTokens: count.nullable(),
});

/** Shapes that contradict each other are refused with the path at which they do. */
function agree({ network, resolution }: z.infer<typeof ItemBase>, issues: z.RefinementCtx): void {
  for (const issue of networkIssues(network, resolution)) issues.addIssue({ code: 'custom', ...issue });
}

const DiffusionModel = ItemBase.extend({
  kind: z.literal('diffusion'),
  /** Denoising steps of the reference pipeline. */
  steps: count,
  /** Passes a step under classifier-free guidance. */
  guidancePasses: count,
  parts: z.array(ImagePart).max(10),
}).superRefine(agree);
const EncoderModel = ItemBase.extend({ kind: z.literal('encoder') }).superRefine(agree);

/** A language model whose shape nobody published, or whose layers no operator counts: listed, measured, never simulated. */
const UnmodelledModel = ModelBase.extend({
  kind: z.literal('unmodelled'),
  /** Count as its publisher states it, mostly rounded: nothing derives them. */
  parameters,
  activeParameters: parameters.nullable(),
  maxContextTokens: count.nullable(),
  weightPrecision: text(20).nullable(),
  /** Why no operator of it is counted, in one sentence. */
  why: text(300),
});

export const Model = z.discriminatedUnion('kind', [
  DenseModel,
  MoeModel,
  DiffusionModel,
  EncoderModel,
  UnmodelledModel,
]);
export type Model = z.infer<typeof Model>;
export const ModelKind = z.enum([
  'dense',
  'moe',
  'diffusion',
  'encoder',
  'unmodelled',
] satisfies Model['kind'][]);
export type ModelKind = Model['kind'];
export type DenseModel = z.infer<typeof DenseShape>;
export type MoeModel = z.infer<typeof MoeShape>;
export type DiffusionModel = z.infer<typeof DiffusionModel>;
export type ItemModel = DiffusionModel | z.infer<typeof EncoderModel>;
export type LanguageModel = DenseModel | MoeModel;
export type UnmodelledModel = z.infer<typeof UnmodelledModel>;

export function isLanguageModel(model: Model): model is LanguageModel {
  return model.kind === 'dense' || model.kind === 'moe';
}

/** A model that passes over items of one size, images or texts or sound, and not token by token. */
export function isItemModel(model: Model): model is ItemModel {
  return model.kind === 'diffusion' || model.kind === 'encoder';
}
