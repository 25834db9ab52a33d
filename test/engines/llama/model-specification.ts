import { parametersOf, SHAPES, type ShapeName } from './shapes.ts';

/** The specification of a shape, as an organisation submits a model of its own; its runs are marked by the words of its name. */
export function modelSpecification(shapeName: ShapeName): object {
  const shape = SHAPES[shapeName];
  return {
    schema: 'inferbench.model/1',
    slug: `synthetic-${shapeName}`,
    name: `Synthetic ${shapeName}`,
    kind: 'dense',
    aliases: [],
    layers: shape.layers,
    hidden: shape.hidden,
    heads: shape.heads,
    kvHeads: shape.kvHeads,
    headDim: shape.hidden / shape.heads,
    latentAttention: null,
    locality: null,
    biases: { qkv: false, out: false, mlp: false },
    qkNorm: false,
    attentionSinks: false,
    norm: 'rmsnorm',
    normsPerLayer: 2,
    parallelBlock: false,
    positions: 'rope',
    ffn: shape.feedForward,
    gatedFfn: true,
    vocab: shape.vocabulary,
    tiedEmbeddings: true,
    maxContextTokens: shape.contextTokens,
    tokenizer: 'synthetic',
    charsPerToken: 3,
    publishedParameters: parametersOf(shape),
    weightPrecision: 'int8',
    source:
      'https://huggingface.co/HuggingFaceTB/SmolLM2-135M/blob/main/config.json (layout; synthetic weights)',
    notes: ['synthetic weights: drawn from a seed, so that it answers nothing that means anything'],
  };
}
