import type { KvCache, Operator, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { attentionCache, attentionOperators } from './attention.ts';
import { compressedCache, compressedOperators } from './compressed-attention.ts';
import type { GraphSetting } from './graph-setting.ts';
import type { ElementBytes } from './operators.ts';
import { recurrentOperators, stateBytes } from './recurrent.ts';

/** Everything by which the tokens of a sequence see each other: attention of every kind, and states. */
export function mixerOperators(
  model: LanguageModel,
  setting: GraphSetting & { phase: StepPhase },
): Operator[] {
  const { recurrent, compressedAttention } = model;
  return [
    ...(recurrent ? recurrentOperators(model.hidden, recurrent, setting) : []),
    ...(compressedAttention
      ? compressedOperators(model, compressedAttention, setting)
      : attentionOperators(model, setting)),
  ];
}

/** What a sequence keeps: keys and values of the layers that attend, states of the others. */
export function kvCacheOf(model: LanguageModel, bytes: ElementBytes): KvCache {
  const { recurrent, compressedAttention } = model;
  const keys = compressedAttention
    ? compressedCache(model, compressedAttention, bytes)
    : attentionCache(model, bytes);
  if (recurrent === undefined) return { ...keys, bytesPerSequence: 0, stateShards: keys.shards };
  return { ...keys, ...stateBytes(recurrent, bytes) };
}
