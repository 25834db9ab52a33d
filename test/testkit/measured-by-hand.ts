import type { MeasurementRecord, RequestRecord } from '@inferbench/domain/runs/measurement/record';
import type { MeasuredStage } from '@inferbench/importers/tools/measurement/file';
import { imported } from './imports.ts';
import { headerOf, linesOf, stageOf, textOf } from './measurement-lines.ts';

const PLANNED = { stage: 0, repeat: 0, position: 0, isReturn: false } as const;
export const CLOSED = { ...PLANNED, load: { kind: 'closed', concurrency: 2 } } as const;
export const OPEN = { ...PLANNED, load: { kind: 'open', requestsPerSec: 10, arrivals: 'poisson' } } as const;

/** Sent 1 ms late, first token 100 ms after that, then three more each 20 ms later. */
export function request(id: number, scheduledUs: number, rest: Partial<RequestRecord> = {}): RequestRecord {
  const sentUs = scheduledUs + 1_000;
  return {
    record: 'request',
    stage: 0,
    id,
    isWarmUp: false,
    scheduledUs,
    sentUs,
    firstByteUs: sentUs + 99_000,
    firstTokenUs: sentUs + 100_000,
    lastTokenUs: sentUs + 160_000,
    tokenUs: [20_000, 20_000, 20_000],
    endUs: sentUs + 161_000,
    inputTokens: 10,
    outputTokens: 4,
    cachedInputTokens: null,
    chunks: 4,
    outcome: 'completed',
    ...rest,
  };
}

export function stageWith(
  planned: typeof CLOSED | typeof OPEN,
  measured: RequestRecord[],
  rest: Partial<MeasuredStage> = {},
): MeasuredStage {
  const stage = stageOf(
    { ...planned, load: { ...planned.load } },
    { startedUs: 0, warmUpEndUs: 1_000_000, measured },
  );
  return { stage: { ...stage, endedUs: 3_000_000 }, requests: measured, counters: [], power: [], ...rest };
}

export const HEADER = headerOf({ repeats: 1, warmUpRequests: 0 });
export const ONE = [request(0, 1_000_000), request(1, 1_500_000)];

export function runOf(stages: readonly MeasuredStage[], lines?: readonly MeasurementRecord[], context = '') {
  const [run, ...more] = imported([textOf(linesOf(HEADER, stages, lines))], { context });
  if (run === undefined || more.length > 0) throw new Error('one run');
  return run.run;
}
