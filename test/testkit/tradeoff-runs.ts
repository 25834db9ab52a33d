import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Database } from '@inferbench/db/connection/database';
import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import { storeSubmission } from '@inferbench/db/submissions/store-submission';
import { OF_CATALOGUE } from '@inferbench/db/lifecycle/submission-record';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { EvaluatedPoint } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { constructed } from './constructed-run.ts';

export const CHIPS = [
  'nvidia-h100-sxm5-80gb',
  'nvidia-h200-sxm-141gb',
  'amd-mi300x',
  'nvidia-b200-sxm-180gb',
] as const;

export interface ServedRun {
  chip: string;
  framework: string;
  version: string;
  /** How fast next to the slowest. */
  speed: number;
  /** Requests in flight of its points. */
  loads: readonly number[];
  measured: { from: string | null; to: string };
  drafting?: boolean;
  weights?: 'fp8' | 'bf16';
}

/** A published run of steady serving at 8k/1k: a point a load, each request drawing 80 to 100 % of the lengths. */
export function servedRun({
  chip,
  framework,
  version,
  speed,
  loads,
  measured,
  drafting,
  weights = 'fp8',
}: ServedRun): Run {
  const run = constructed({
    chip,
    chips: 8,
    model: 'llama-3.1-70b',
    precision: { weights, activations: null, kv: null },
    system: { framework, frameworkVersion: version, tensorParallel: 8 },
    techniques: {
      speculative:
        drafting === true
          ? { method: 'mtp', draftModel: null, draftTokens: null, meanAcceptedTokens: null }
          : null,
    },
    point: {},
  });
  return {
    ...run,
    publication: {
      document: 'tests/served',
      revision: null,
      licence: null,
      method: null,
      caution: null,
      measured,
      campaign: 'served',
    },
    points: loads.map((load) => ({ ...run.points[0], ...pointAt(load, speed) }) as SummaryPoint), // the first is a summary
  };
}

/** Point of a load; more in flight: more tokens, slower for each. */
function pointAt(load: number, speed: number): Partial<SummaryPoint> {
  const tpotSec = (0.012 + 0.0006 * load) / speed;
  const stated = (sec: number) => ({
    n: null,
    meanSec: null,
    stdSec: null,
    minSec: null,
    p50Sec: sec,
    p90Sec: null,
    p95Sec: null,
    p99Sec: sec * 3,
    maxSec: null,
    origin: 'reported' as const,
  });
  return {
    phase: 'SERVING',
    batch: load,
    batchBasis: 'DECLARED',
    inputTokens: 7373,
    outputTokens: 922,
    contextTokens: null,
    nominal: { inputTokens: 8192, outputTokens: 1024, lowShare: 0.8, highShare: 1 },
    tpotSec,
    tpotStatistic: 'median',
    outputTokensPerSec: (load / tpotSec) * 0.9,
    latency: { ttft: stated(0.08 * load ** 0.5), tpot: null, itl: null, e2e: null },
    reported: {
      sourceGrade: 'B',
      rows: [{ id: 's0001', metric: 'tpot_ms', value: tpotSec * 1000, statistic: 'median', section: null }],
      notes: null,
    },
  };
}

/** Puts a published run on the board, whatever the checks say of its constructed figures. */
export async function storeServed(
  { pool }: Database,
  run: Run,
): Promise<{
  pointIds: string[];
  points: EvaluatedPoint[];
  key: { organizationId: string; idempotencyKey: string };
}> {
  const evaluation = evaluateRun(run, catalogue);
  const organizationId = await ensureOrganization(pool, { slug: 'served', name: 'Served' });
  const idempotencyKey = hashOf(run);
  const stored = await storeSubmission(pool, {
    evidence: [],
    ...OF_CATALOGUE,
    flags: [],
    organizationId,
    idempotencyKey,
    contentHash: idempotencyKey,
    lifecycle: 'PUBLISHED',
    format: 'hand',
    document: Buffer.from('{}'),
    context: {},
    run,
    evaluation,
  });
  if (stored.kind !== 'stored') throw new Error(`not stored: ${stored.kind}`);
  return {
    pointIds: stored.receipt.pointIds,
    points: evaluation.points,
    key: { organizationId, idempotencyKey },
  };
}
