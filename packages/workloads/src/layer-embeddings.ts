import type { LanguageModel } from '@inferbench/domain/models/model';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { linear, NOTHING, operator } from './operators.ts';

/**
 * Embeddings that every layer has of its own (Gemma 4 E): one row of each table a token, a projection of the token that is
 * added to them, and in each layer a gate and a product back to the width of the model.
 */
export function layerEmbeddings(
  { hidden, layers, layerEmbeddings: width }: LanguageModel,
  { bytes }: GraphSetting,
): Operator[] {
  if (width === undefined) return [];
  const all = layers * width;
  return [
    operator({
      name: 'layer_embedding',
      kind: 'gather',
      multiplicity: 1,
      activationBytes: { ...NOTHING, perToken: all * (bytes.embedding + bytes.activation) },
    }),
    linear({ name: 'layer_embedding_proj', multiplicity: 1, k: hidden, n: all, extraWeights: width }, bytes),
    linear({ name: 'layer_embedding_gate', multiplicity: layers, k: hidden, n: width }, bytes),
    linear(
      {
        name: 'layer_embedding_out',
        multiplicity: layers,
        k: width,
        n: hidden,
        extraWeights: hidden,
        parallel: 'row',
      },
      bytes,
    ),
  ];
}
