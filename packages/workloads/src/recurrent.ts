import type { KvCache, Operator } from '@inferbench/domain/models/operator-graph';
import { type Recurrent, recurrentWidths } from '@inferbench/domain/models/recurrent-shape';
import { bitsToBytes } from '@inferbench/units/si';
import type { GraphSetting } from './graph-setting.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { VECTOR_FLOPS } from './vector-work.ts';

/** What one sequence keeps of one layer: a matrix a head, and the newest inputs of the convolution. */
function bytesOfLayer(recurrent: Recurrent, { activation }: ElementBytes): number {
  const { heads, matrix, channels } = recurrentWidths(recurrent);
  return (
    heads * matrix * bitsToBytes(recurrent.stateBits) + (recurrent.convKernel - 1) * channels * activation
  );
}

/** The states of all recurrent layers, whatever the context; heads are shared over the chips of a group. */
export function stateBytes(
  recurrent: Recurrent,
  bytes: ElementBytes,
): Pick<KvCache, 'bytesPerSequence' | 'stateShards'> {
  const { heads } = recurrentWidths(recurrent);
  return { bytesPerSequence: recurrent.layers * bytesOfLayer(recurrent, bytes), stateShards: heads };
}

/**
 * Layers with a state: projection in, convolution and state, projection out. A token costs two FLOPs for each
 * multiply-add on its state, in prompts and in answers alike: what kernels compute in chunks beside it is not required.
 * A step reads and writes the state of each sequence once, however many tokens it adds.
 */
export function recurrentOperators(
  hidden: number,
  recurrent: Recurrent,
  { bytes }: GraphSetting,
): Operator[] {
  const { heads, matrix, channels, projected, decayRank, inner, small, macsPerValue } =
    recurrentWidths(recurrent);
  const { layers: multiplicity, convKernel } = recurrent;
  const values = heads * matrix;
  const decays = decayRank > 0 ? inner : 0;
  const decay = { name: 'state_decay_proj', multiplicity, k: decayRank, n: decays };
  return [
    linear({ name: 'state_in_proj', multiplicity, k: hidden, n: projected }, bytes),
    ...(decays > 0 ? [linear(decay, bytes)] : []),
    operator({
      name: 'state',
      kind: 'recurrence',
      multiplicity,
      flops: { ...NOTHING, perToken: 2 * macsPerValue * values + 2 * convKernel * channels },
      // The state decays, the output passes a norm and a gate.
      vectorFlops: { ...NOTHING, perToken: values + (VECTOR_FLOPS.rmsnorm + VECTOR_FLOPS.gate) * inner },
      weightBytes: small * bytes.weight,
      activationBytes: { ...NOTHING, perToken: (projected + decays + inner) * bytes.activation },
      kvBytes: { ...NOTHING, perSequence: 2 * bytesOfLayer(recurrent, bytes) },
    }),
    linear({ name: 'state_out_proj', multiplicity, k: inner, n: hidden, parallel: 'row' }, bytes),
  ];
}
