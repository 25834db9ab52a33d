import type { ComparedSystem, ComparedValue, MetricComparison } from '@inferbench/domain/board/comparison';
import { globalId } from '../graphql/global-id.ts';
import type { ComparedSystemType } from './comparison.type.ts';

export function toMetricComparison({ a, b, ...metric }: MetricComparison): MetricComparison {
  return { ...metric, a: withGlobalId(a), b: withGlobalId(b) };
}

function withGlobalId({ pointId, ...value }: ComparedValue): ComparedValue {
  return { ...value, pointId: pointId === null ? null : globalId('Point', pointId) };
}

export function toComparedSystem({
  retention: { retention, ...over },
  ...system
}: ComparedSystem): ComparedSystemType {
  return {
    ...system,
    retention: retention.present
      ? { ...over, ratio: retention.value, interval: retention.interval, missing: null, missingText: null }
      : { ...over, ratio: null, interval: null, missing: retention.reason, missingText: retention.detail },
  };
}
