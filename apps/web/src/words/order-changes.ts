import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { FeedResult } from '@inferbench/graphql-documents/feed';
import { counted, listed } from '@inferbench/units/english';

/** What an epoch changed at the head of boards: "another system is first by value: useful TOPS per chip in 3 slices"; null for nothing, or where no epoch stood before it. */
export function orderChanges(report: FeedResult['epochs'][number]['report']): string | null {
  const changed = report?.metrics.filter(({ newLeaders }) => newLeaders > 0) ?? [];
  if (changed.length === 0) return null;
  const words = changed.map(
    ({ metric, newLeaders }) => `${METRIC_DEFINITIONS[metric].axis} in ${counted(newLeaders, 'slice')}`,
  );
  return `another system is first by value: ${listed(words)}`;
}
