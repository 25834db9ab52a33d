import type { BoardExportEdge } from './board-export.ts';

/** One row: the same keys in CSV and JSON. */
export function rowOf({ rank, tied, node }: BoardExportEdge) {
  const { value, unit, interval, system, point, scores } = node;
  return {
    rank,
    tied,
    system: system.slug,
    chip: system.chip.slug,
    vendor: system.chip.vendor,
    chips: system.chips,
    framework: system.framework,
    value,
    unit,
    low: interval.low,
    high: interval.high,
    intervalAssumed: interval.assumed,
    kind: point.kind,
    example: point.example,
    evidenceGrade: point.evidenceGrade,
    pointId: point.id,
    engineVersion: scores.engineVersion,
    policyVersion: scores.policyVersion,
    ...fourMetrics(node),
    ...speed(node),
    ...behind(node),
    ...ranks(node),
  } satisfies Record<string, string | number | boolean | null>;
}

type Cells = BoardExportEdge['node'];
type BoardMetricName = Cells['metrics'][number]['metric'];

/** Each of the four metrics as the board shows it; where there is none, the reason stands beside it. */
function fourMetrics(node: Cells) {
  const tops = cellOf(node, 'USEFUL_TOPS');
  const cost = cellOf(node, 'COST_EFFICIENCY');
  const energy = cellOf(node, 'ENERGY_EFFICIENCY');
  const flexibility = cellOf(node, 'FLEXIBILITY');
  return {
    usefulTops: tops.value,
    usefulTopsMissing: tops.reason,
    costEfficiency: cost.value,
    costEfficiencyMissing: cost.reason,
    energyEfficiency: energy.value,
    energyEfficiencyMissing: energy.reason,
    flexibility: flexibility.value,
    flexibilityMissing: flexibility.reason,
  };
}

/** A value that is not comparable with the column is none of the column's; the server says so in words. */
function cellOf(node: Cells, metric: BoardMetricName): { value: number | null; reason: string | null } {
  const cell = node.metrics.find((each) => each.metric === metric);
  const reason = [cell?.missing, cell?.missingText].filter((part) => part !== null && part !== undefined);
  return reason.length === 0
    ? { value: cell?.value ?? null, reason: null }
    : { value: null, reason: reason.join(': ') };
}

/** What one user sees: speed, and the times between tokens with the requests behind them. */
function speed(node: Cells) {
  const perUser = cellOf(node, 'TOKENS_PER_S_PER_USER');
  const { n, meanMs, p50Ms, p95Ms } = node.point.latency.tpot;
  return {
    tokensPerSecPerUser: perUser.value,
    tokensPerSecPerUserMissing: perUser.reason,
    tpotMeanMs: meanMs,
    tpotMsP50: p50Ms,
    tpotMsP95: p95Ms,
    tpotSamples: n,
  };
}

/** What the metrics are made of, and the load under which they were taken. */
function behind({ point, scores }: Cells) {
  return {
    utilisation: scores.utilisation,
    usdPerMillionOutputTokens: scores.usdPerMillionOutputTokens,
    joulesPerOutputToken: scores.joulesPerOutputToken,
    powerBoundary: point.powerBoundary,
    batch: point.batch,
    inputTokens: point.inputTokens,
    outputTokens: point.outputTokens,
  };
}

/** Ranks by each metric in the whole slice; null where the value does not rank. */
function ranks({ metrics }: Cells) {
  const rankBy = (metric: BoardMetricName) => metrics.find((each) => each.metric === metric)?.rank ?? null;
  return {
    usefulTopsRank: rankBy('USEFUL_TOPS'),
    costEfficiencyRank: rankBy('COST_EFFICIENCY'),
    energyEfficiencyRank: rankBy('ENERGY_EFFICIENCY'),
    flexibilityRank: rankBy('FLEXIBILITY'),
    tokensPerSecPerUserRank: rankBy('TOKENS_PER_S_PER_USER'),
  };
}

export type ExportRow = ReturnType<typeof rowOf>;

export const ROW_KEYS: readonly (keyof ExportRow)[] = [
  'rank',
  'tied',
  'system',
  'chip',
  'vendor',
  'chips',
  'framework',
  'value',
  'unit',
  'low',
  'high',
  'intervalAssumed',
  'kind',
  'example',
  'evidenceGrade',
  'pointId',
  'engineVersion',
  'policyVersion',
  'usefulTops',
  'usefulTopsMissing',
  'costEfficiency',
  'costEfficiencyMissing',
  'energyEfficiency',
  'energyEfficiencyMissing',
  'flexibility',
  'flexibilityMissing',
  'tokensPerSecPerUser',
  'tokensPerSecPerUserMissing',
  'tpotMeanMs',
  'tpotMsP50',
  'tpotMsP95',
  'tpotSamples',
  'utilisation',
  'usdPerMillionOutputTokens',
  'joulesPerOutputToken',
  'powerBoundary',
  'batch',
  'inputTokens',
  'outputTokens',
  'usefulTopsRank',
  'costEfficiencyRank',
  'energyEfficiencyRank',
  'flexibilityRank',
  'tokensPerSecPerUserRank',
];
