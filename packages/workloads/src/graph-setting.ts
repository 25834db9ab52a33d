import type { CheckpointMap } from '@inferbench/domain/models/checkpoint-map';
import type { Routing } from '@inferbench/domain/models/expert-popularity';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import type { ActivationTraffic, AttentionFlops } from '@inferbench/domain/simulation/workload-switches';
import { type ElementBytes, elementBytes } from './operators.ts';

/** Conventions that a graph follows; the ones left out are the product's own. */
export interface GraphOptions {
  attentionFlops?: AttentionFlops | undefined;
  activationTraffic?: ActivationTraffic | undefined;
  routing?: Routing | undefined;
}

/** What the builders of operators need besides shapes. */
export interface GraphSetting {
  bytes: ElementBytes;
  attentionFlops: AttentionFlops;
  unfused: boolean;
  routing: Routing;
}

export function graphSetting(
  precision: PrecisionSetting,
  options: GraphOptions,
  checkpoint?: CheckpointMap,
): GraphSetting {
  const { attentionFlops = 'causal', activationTraffic = 'fused', routing = { kind: 'uniform' } } = options;
  return {
    bytes: elementBytes(precision, checkpoint),
    attentionFlops,
    unfused: activationTraffic === 'unfused',
    routing,
  };
}
