/** Shape of a decoder that llama.cpp runs as `llama`: RMS norms, gated feed-forward, shared embeddings. */
export interface Shape {
  name: string;
  layers: number;
  hidden: number;
  feedForward: number;
  heads: number;
  kvHeads: number;
  vocabulary: number;
  contextTokens: number;
  ropeBase: number;
}

/** Shapes that the engine may serve; the weights of all are drawn from a seed. */
export const SHAPES = {
  /** Published shape of SmolLM2-135M (its config.json): 134,515,008 parameters. */
  'smollm2-135m': {
    name: 'SmolLM2-135M, synthetic weights',
    layers: 30,
    hidden: 576,
    feedForward: 1536,
    heads: 9,
    kvHeads: 3,
    vocabulary: 49_152,
    contextTokens: 8192,
    ropeBase: 100_000,
  },
  /** What a test of a few seconds can afford: 5.6 MB. */
  small: {
    name: 'small decoder, synthetic weights',
    layers: 6,
    hidden: 256,
    feedForward: 768,
    heads: 4,
    kvHeads: 2,
    vocabulary: 2048,
    contextTokens: 2048,
    ropeBase: 10_000,
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export function isShapeName(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

/** Parameters of a shape: what the hub's card states is these. */
export function parametersOf({ layers, hidden, feedForward, heads, kvHeads, vocabulary }: Shape): number {
  const kvWidth = (hidden / heads) * kvHeads;
  const layer = 2 * hidden * hidden + 2 * hidden * kvWidth + 3 * hidden * feedForward + 2 * hidden;
  return layers * layer + vocabulary * hidden + hidden;
}
