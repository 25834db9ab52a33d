import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { RankedEntry, SensitivityRow, NearResult } from '@inferbench/graphql-documents/workload';
import type { Ranked } from './workload-state.ts';

export function entry(part: Partial<RankedEntry> = {}): RankedEntry {
  return {
    rank: 1,
    tied: false,
    system: 'nvidia-a10-x1-vllm',
    label: 'A10 (vLLM)',
    chip: 'nvidia-a10',
    chips: 1,
    framework: 'vllm',
    precision: 'FP16',
    phase: 'GENERATE',
    kind: 'REPORTED',
    evidenceGrade: 'E1',
    pointIds: ['point-1'],
    systems: 1,
    value: 0.2,
    interval: { low: 0.19, high: 0.21, assumed: true },
    outputTokensPerSec: 3000,
    usdPerHour: 2.16,
    usdPerMillionOutputTokens: 0.2,
    costBasis: 'RENTED',
    powerBoundary: null,
    distance: { inputTokens: 0, outputTokens: 0.5, concurrency: 1, largest: 1 },
    limits: [],
    ...part,
  };
}

export function doubt(part: Partial<SensitivityRow> = {}): SensitivityRow {
  return {
    assumption: 'price of nvidia-a10',
    from: 2,
    to: 1.7,
    unit: 'USD/h a chip',
    swappedPairs: 0,
    pairs: 3,
    leader: 'A10 (vLLM)',
    leaderChanges: false,
    largestChange: 0.15,
    ...part,
  };
}

export function ranked(part: Partial<NearResult> = {}): Ranked {
  return {
    state: 'RANKED',
    request: WorkloadRequest.parse({
      model: 'llama-3-8b',
      requests: [{ inputTokens: 1000, outputTokens: 1000 }],
      concurrency: 32,
    }),
    result: {
      model: 'llama-3-8b',
      inputTokens: 1000,
      outputTokens: 1000,
      context: 1500,
      metric: 'USD_PER_MTOK',
      unit: 'USD per million output tokens',
      costBasis: 'RENTED',
      powerBoundary: null,
      assumptions: {
        ownership: {
          years: 3,
          availability: 1,
          capitalOverhead: 0.13,
          pue: 1.3,
          usdPerKwh: 0.0892,
          hostWattsPerChip: 217,
          hostingUsdPerHour: 0,
        },
        prices: [],
      },
      ranking: [entry()],
      missesLimits: [],
      noData: [],
      sensitivity: [],
      sentence: 'A10 (vLLM) leads.',
      engineVersion: '1',
      policyVersion: 'v1',
      ...part,
    },
  };
}
