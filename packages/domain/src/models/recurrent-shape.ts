import { z } from 'zod';

const count = z.int().positive().max(1e9);

const Common = {
  layers: count,
  /** Taps of the causal convolution over the newest tokens. */
  convKernel: count,
  /** Bits of a value of the state, as the publisher’s configuration keeps it. */
  stateBits: z.union([z.literal(16), z.literal(32)]),
};

/** Gated delta rule (Qwen3-Next): each value head keeps a matrix of keyHeadDim × valueHeadDim. */
const GatedDelta = z.strictObject({
  kind: z.literal('gated_delta'),
  keyHeads: count,
  valueHeads: count,
  keyHeadDim: count,
  valueHeadDim: count,
  ...Common,
});

/** Mamba 2 (Nemotron): each head keeps a matrix of headDim × state; groups of heads share their input and output vectors. */
const Mamba2 = z.strictObject({
  kind: z.literal('mamba2'),
  heads: count,
  headDim: count,
  groups: count,
  state: count,
  ...Common,
});

/**
 * Kimi Delta Attention: the gated delta rule in which every channel of a key has a decay of its own, projected through a
 * low rank. Keys and values have the same heads.
 */
const KimiDelta = z.strictObject({
  kind: z.literal('kimi_delta'),
  heads: count,
  headDim: count,
  /** Width between the two products that give the decays. */
  decayRank: count,
  ...Common,
});

/** Layers that keep a state of fixed size in place of keys and values. */
export const Recurrent = z.discriminatedUnion('kind', [GatedDelta, KimiDelta, Mamba2]);
export type Recurrent = z.infer<typeof Recurrent>;

/** Widths of one recurrent layer, the same words for all kinds. */
export interface RecurrentWidths {
  /** Heads that each keep a matrix, and its values. */
  heads: number;
  matrix: number;
  /** Channels of the convolution: queries, keys and values, or input and its vectors. */
  channels: number;
  /** Values that the input projection gives a token: channels, gate, and what each head decays by. */
  projected: number;
  /** Width through which a second product gives a decay to each channel of a key; 0 where decays are of whole heads. */
  decayRank: number;
  /** Values a token that the layer gives to its output projection. */
  inner: number;
  /** Learned values beside the matrices: convolution, decays, skips, the norm of the output. */
  small: number;
  /** Multiply-adds a value of the matrices that a token costs: reading it, writing it, and correcting it. */
  macsPerValue: number;
}

export function recurrentWidths(of: Recurrent): RecurrentWidths {
  if (of.kind === 'gated_delta') {
    const keys = of.keyHeads * of.keyHeadDim;
    const inner = of.valueHeads * of.valueHeadDim;
    const channels = 2 * keys + inner;
    return {
      heads: of.valueHeads,
      matrix: of.keyHeadDim * of.valueHeadDim,
      channels,
      // Queries, keys, values and the output’s gate; strength and decay of each head.
      projected: channels + inner + 2 * of.valueHeads,
      decayRank: 0,
      inner,
      small: channels * of.convKernel + 2 * of.valueHeads + of.valueHeadDim,
      macsPerValue: 3,
    };
  }
  const inner = of.heads * of.headDim;
  if (of.kind === 'kimi_delta') {
    const channels = 3 * inner;
    return {
      heads: of.heads,
      matrix: of.headDim * of.headDim,
      channels,
      // Queries, keys, values and the output’s gate; strength of each head, and what decays are projected from.
      projected: channels + inner + of.heads + of.decayRank,
      decayRank: of.decayRank,
      inner,
      // A bias a decay, a decay a head, a norm as wide as a head.
      small: channels * of.convKernel + inner + of.heads + of.headDim,
      macsPerValue: 3,
    };
  }
  const channels = inner + 2 * of.groups * of.state;
  return {
    heads: of.heads,
    matrix: of.headDim * of.state,
    channels,
    // The output’s gate is as wide as the input; one step size a head.
    projected: channels + inner + of.heads,
    decayRank: 0,
    inner,
    // A bias a channel; decay, step and skip a head; a norm over the output.
    small: channels * (of.convKernel + 1) + 3 * of.heads + inner,
    macsPerValue: 2,
  };
}
