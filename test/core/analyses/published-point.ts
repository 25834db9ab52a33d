import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';

const NONE = { meanMs: null, p50Ms: null, p90Ms: null, p95Ms: null, p99Ms: null };

/** A published point of eight chips and 64 users in FP8, and what a test changes of it. */
export function publishedPoint(changed: Partial<TradeoffPoint> = {}): TradeoffPoint {
  return {
    pointId: 'p',
    chip: 'nvidia-b200-sxm-180gb',
    chipName: 'B200',
    chips: 8,
    prefillChips: null,
    decodeChips: null,
    framework: 'sglang',
    frameworkVersion: '0.5',
    versionGroup: '0.5',
    technique: 'PLAIN',
    mode: 'AGGREGATED',
    precision: 'fp8',
    precisionClass: 'FP8',
    layout: 'tp8',
    concurrency: 64,
    tokensPerSecPerUser: 50,
    speedStatistic: 'MEDIAN',
    tokensPerSecPerChip: 400,
    tokensPerSecPerKw: null,
    largeUnit: null,
    intervalShare: 0.05,
    intervalAssumed: true,
    ttft: NONE,
    tpot: NONE,
    e2e: NONE,
    costs: [],
    energy: [],
    measured: null,
    configuration: 'STATED',
    configurationKey: 'k',
    kind: 'REPORTED',
    example: false,
    source: 'InferenceX',
    alsoIn: [],
    sourceGrade: 'B',
    evidenceGrade: 'E1',
    split: null,
    ...changed,
  };
}
