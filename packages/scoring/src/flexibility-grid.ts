import type { DenseModel } from '@inferbench/domain/models/model';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';

type Shape = readonly [
  name: string,
  layers: number,
  hidden: number,
  heads: number,
  kvHeads: number,
  headDim: number,
  ffn: number,
  vocab: number,
];

/** Model sizes of the flexibility grid (docs/metrics.md#flexibility): round shapes of published families, untied embeddings. */
const SHAPES: readonly Shape[] = [
  ['1b', 16, 2048, 32, 8, 64, 8192, 128256],
  ['3b', 28, 3072, 24, 8, 128, 8192, 128256],
  ['8b', 32, 4096, 32, 8, 128, 14336, 128256],
  ['14b', 40, 5120, 40, 8, 128, 17408, 151936],
  ['32b', 64, 5120, 64, 8, 128, 25600, 151936],
  ['70b', 80, 8192, 64, 8, 128, 28672, 128256],
  ['120b', 88, 12288, 96, 8, 128, 28672, 32768],
  ['200b', 108, 12288, 96, 8, 128, 40960, 128256],
];

function modelOf([name, layers, hidden, heads, kvHeads, headDim, ffn, vocab]: Shape): DenseModel {
  return {
    schema: 'inferbench.model/1',
    slug: `grid-${name}`,
    name: `Grid ${name}`,
    kind: 'dense',
    aliases: [],
    source: 'docs/metrics.md#flexibility',
    notes: [],
    layers,
    hidden,
    heads,
    kvHeads,
    headDim,
    latentAttention: null,
    locality: null,
    biases: { qkv: false, out: false, mlp: false },
    qkNorm: false,
    attentionSinks: false,
    norm: 'rmsnorm',
    normsPerLayer: 2,
    parallelBlock: false,
    positions: 'rope',
    ffn,
    gatedFfn: true,
    vocab,
    tiedEmbeddings: false,
    maxContextTokens: 1_048_576,
    tokenizer: null,
    charsPerToken: null,
    publishedParameters: null,
    weightPrecision: 'fp16',
  };
}

export const FLEXIBILITY_SHAPES: readonly DenseModel[] = SHAPES.map(modelOf);

export const FLEXIBILITY_BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;

/** Decode: keys a token attends to; prefill: tokens of the prompt. */
export const FLEXIBILITY_CONTEXTS = [128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768] as const;

/** w16a16kv16, w8a8kv8, w4a16kv16. */
export const FLEXIBILITY_PRECISIONS: readonly PrecisionSetting[] = [
  { weights: 'fp16', activations: 'fp16', kv: 'fp16' },
  { weights: 'fp8', activations: 'fp8', kv: 'fp8' },
  { weights: 'int4', activations: 'fp16', kv: 'fp16' },
];
