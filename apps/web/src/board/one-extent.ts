import { extentOf } from '@inferbench/domain/system-class';
import type { ShownEdge } from './examples.ts';

/** Whether all rows are of one server, or none is: else they stand by value and nobody has a place. */
export function isOneExtent(rows: readonly ShownEdge[]): boolean {
  return new Set(rows.map(({ node }) => extentOf(node.system.chips, null))).size < 2;
}

/** A row that stands where its value puts it, without a rank by any metric. */
export function withoutRank(row: ShownEdge): ShownEdge {
  const metrics = row.node.metrics.map((metric) => ({ ...metric, rank: null }));
  return { ...row, rank: null, tied: false, node: { ...row.node, metrics } };
}
