import type { BoardExportEdge } from './board-export.ts';

type Cell = string | number | boolean | null;
type Node = BoardExportEdge['node'];
type MetricName = Node['metrics'][number]['metric'];
/** What stands in a column of the file; with `?`, null where it is missing. */
export type RowKind = 'integer' | 'integer?' | 'number' | 'number?' | 'text' | 'text?' | 'flag' | 'flag?';
/** Where the page of a point is, whole. */
export type PermalinkOf = (pointId: string) => string;

type Column = readonly [
  key: string,
  kind: RowKind,
  of: (node: Node, edge: BoardExportEdge, permalinkOf: PermalinkOf) => Cell,
];

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
    [
      key,
      'number?',
      (node) => (missing(node, metric) === null ? (cellOf(node, metric)?.value ?? null) : null),
    ],
    [`${key}Missing`, 'text?', (node) => missing(node, metric)],
  ];
}

/** Column of the rank in the whole slice; null where the value does not rank. */
function rankColumn(key: string, metric: MetricName): Column {
  return [`${key}Rank`, 'integer?', (node) => cellOf(node, metric)?.rank ?? null];
}

/** What the value is divided by: the H100s that hold the slice and their precision; null where there is nothing. */
function normalisedBy({ reference }: Node['normalised']): string | null {
  return reference === null
    ? null
    : `${reference.chips} × simulated H100 SXM, ${reference.precision}, per chip`;
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
  ['rank', 'integer', (_, { rank }) => rank],
  ['tied', 'flag', (_, { tied }) => tied],
  ['system', 'text', ({ system }) => system.slug],
  ['chip', 'text', ({ system }) => system.chip.slug],
  ['vendor', 'text', ({ system }) => system.chip.vendor],
  ['chips', 'integer', ({ system }) => system.chips],
  ['framework', 'text?', ({ system }) => system.framework],
  ['value', 'number', ({ value }) => value],
  ['unit', 'text', ({ unit }) => unit],
  ['low', 'number', ({ interval }) => interval.low],
  ['high', 'number', ({ interval }) => interval.high],
  ['intervalAssumed', 'flag', ({ interval }) => interval.assumed],
  ['kind', 'text', ({ point }) => point.kind],
  ['example', 'flag', ({ point }) => point.example],
  ['evidenceGrade', 'text', ({ point }) => point.evidenceGrade],
  ['pointId', 'text', ({ point }) => point.id],
  ['engineVersion', 'text', ({ scores }) => scores.engineVersion],
  ['policyVersion', 'text', ({ scores }) => scores.policyVersion],
  ...METRICS.flatMap(([key, metric]) => metricColumns(key, metric)),
  ['largeUnit', 'text?', ({ system }) => system.chip.largeUnit],
  ['valuePerKw', 'number?', ({ valuePerKw }) => valuePerKw],
  ['normalised', 'number?', ({ normalised }) => normalised.value],
  ['normalisedBy', 'text?', ({ normalised }) => normalisedBy(normalised)],
  ['normalisedMissing', 'text?', ({ normalised }) => normalised.reason],
  ['tpotMeanMs', 'number?', ({ point }) => point.latency.tpot.meanMs],
  ['tpotMsP50', 'number?', ({ point }) => point.latency.tpot.p50Ms],
  ['tpotMsP95', 'number?', ({ point }) => point.latency.tpot.p95Ms],
  ['tpotSamples', 'number?', ({ point }) => point.latency.tpot.n],
  ['utilisation', 'number?', ({ scores }) => scores.utilisation],
  ['usdPerMillionOutputTokens', 'number?', ({ scores }) => scores.usdPerMillionOutputTokens],
  ['joulesPerOutputToken', 'number?', ({ scores }) => scores.joulesPerOutputToken],
  ['powerBoundary', 'text?', ({ point }) => point.powerBoundary],
  ['batch', 'number?', ({ point }) => point.batch],
  ['inputTokens', 'number?', ({ point }) => point.inputTokens],
  ['outputTokens', 'number?', ({ point }) => point.outputTokens],
  ['configuration', 'text', ({ point }) => point.configuration],
  ['measuredFrom', 'text?', ({ point }) => point.measured?.from ?? null],
  ['measuredTo', 'text?', ({ point }) => point.measured?.to ?? null],
  ...METRICS.map(([key, metric]) => rankColumn(key, metric)),
  ['submitter', 'text', ({ point }) => point.submitter],
  // Of a published figure the source says who measured.
  ['testedBy', 'text?', ({ point }) => point.testedBy],
  ['chipVendor', 'text', ({ point }) => point.chipVendor],
  ['relation', 'text', ({ point }) => point.relation],
  ['lifecycle', 'text', ({ point }) => point.lifecycle],
  ['specStanding', 'text', ({ point }) => point.specificationStanding],
  ['precisionBasis', 'text', ({ point }) => point.precisionBasis],
  ['permalink', 'text', ({ point }, _, permalinkOf) => permalinkOf(point.id)],
];

export const ROW_KEYS: readonly string[] = COLUMNS.map(([key]) => key);
export const ROW_KINDS: readonly (readonly [key: string, kind: RowKind])[] = COLUMNS.map(([key, kind]) => [
  key,
  kind,
]);

export type ExportRow = Readonly<Record<string, Cell>>;

/** One row of a file. */
export function rowOf(edge: BoardExportEdge, permalinkOf: PermalinkOf): ExportRow {
  return Object.fromEntries(COLUMNS.map(([key, , of]) => [key, of(edge.node, edge, permalinkOf)]));
}
