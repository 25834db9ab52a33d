import type { BoardExportEdge } from './board-export.ts';

type Cell = string | number | boolean | null;
type Node = BoardExportEdge['node'];
type MetricName = Node['metrics'][number]['metric'];
type Column = readonly [key: string, of: (node: Node, edge: BoardExportEdge) => Cell];

function cellOf({ metrics }: Node, metric: MetricName) {
  return metrics.find((each) => each.metric === metric);
}

/** Why there is no value of the column. One that is not comparable with it is none of the column's; the server says so in words. */
function missing(node: Node, metric: MetricName): string | null {
  const cell = cellOf(node, metric);
  const parts = [cell?.missing, cell?.missingText].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.join(': ');
}

/** A metric as the board shows it; where there is no value, the reason stands beside it. */
function metricColumns(key: string, metric: MetricName): Column[] {
  return [
    [key, (node) => (missing(node, metric) === null ? (cellOf(node, metric)?.value ?? null) : null)],
    [`${key}Missing`, (node) => missing(node, metric)],
  ];
}

/** Its rank in the whole slice; null where the value does not rank. */
function rankColumn(key: string, metric: MetricName): Column {
  return [`${key}Rank`, (node) => cellOf(node, metric)?.rank ?? null];
}

const METRICS = [
  ['usefulTops', 'USEFUL_TOPS'],
  ['costEfficiency', 'COST_EFFICIENCY'],
  ['energyEfficiency', 'ENERGY_EFFICIENCY'],
  ['flexibility', 'FLEXIBILITY'],
  ['tokensPerSecPerUser', 'TOKENS_PER_S_PER_USER'],
] as const;

/** Every column of a board's file, in order: the same keys in CSV and JSON, of the site and of the command line. */
const COLUMNS: readonly Column[] = [
  ['rank', (_, { rank }) => rank],
  ['tied', (_, { tied }) => tied],
  ['system', ({ system }) => system.slug],
  ['chip', ({ system }) => system.chip.slug],
  ['vendor', ({ system }) => system.chip.vendor],
  ['chips', ({ system }) => system.chips],
  ['framework', ({ system }) => system.framework],
  ['value', ({ value }) => value],
  ['unit', ({ unit }) => unit],
  ['low', ({ interval }) => interval.low],
  ['high', ({ interval }) => interval.high],
  ['intervalAssumed', ({ interval }) => interval.assumed],
  ['kind', ({ point }) => point.kind],
  ['example', ({ point }) => point.example],
  ['evidenceGrade', ({ point }) => point.evidenceGrade],
  ['pointId', ({ point }) => point.id],
  ['engineVersion', ({ scores }) => scores.engineVersion],
  ['policyVersion', ({ scores }) => scores.policyVersion],
  ...METRICS.flatMap(([key, metric]) => metricColumns(key, metric)),
  ['tpotMeanMs', ({ point }) => point.latency.tpot.meanMs],
  ['tpotMsP50', ({ point }) => point.latency.tpot.p50Ms],
  ['tpotMsP95', ({ point }) => point.latency.tpot.p95Ms],
  ['tpotSamples', ({ point }) => point.latency.tpot.n],
  ['utilisation', ({ scores }) => scores.utilisation],
  ['usdPerMillionOutputTokens', ({ scores }) => scores.usdPerMillionOutputTokens],
  ['joulesPerOutputToken', ({ scores }) => scores.joulesPerOutputToken],
  ['powerBoundary', ({ point }) => point.powerBoundary],
  ['batch', ({ point }) => point.batch],
  ['inputTokens', ({ point }) => point.inputTokens],
  ['outputTokens', ({ point }) => point.outputTokens],
  ...METRICS.map(([key, metric]) => rankColumn(key, metric)),
];

export const ROW_KEYS: readonly string[] = COLUMNS.map(([key]) => key);

export type ExportRow = Readonly<Record<string, Cell>>;

/** One row of a file. */
export function rowOf(edge: BoardExportEdge): ExportRow {
  return Object.fromEntries(COLUMNS.map(([key, of]) => [key, of(edge.node, edge)]));
}
