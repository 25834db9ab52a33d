import { loadKey, type MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import {
  MEASUREMENT_FORMAT,
  type MeasurementHeader,
  type MeasurementRecord,
  type RequestRecord,
  type StageRecord,
} from '@inferbench/domain/runs/measurement/record';
import type { MeasuredStage } from '@inferbench/importers/tools/measurement/file';
import { arrivalSecs, stageSeed } from '@inferbench/load/arrivals';
import { nextStage, type PlannedStage } from '@inferbench/load/stages';
import { seededIndexes } from '@inferbench/scoring/bootstrap';

const US = 1e6;

/** A server of known service times, as a client would have written it down. */
export interface WrittenServer {
  /** Requests that it serves at once; further ones wait. */
  slots: number;
  ttftUs: number;
  tpotUs: number;
  /** Most by which each time is longer, drawn. */
  jitterUs: number;
}

export const SERVER: WrittenServer = { slots: 4, ttftUs: 20_000, tpotUs: 2_000, jitterUs: 100 };

type Plan = MeasurementHeader['plan'];

export function headerOf(plan: Partial<Plan> = {}, rest: Partial<MeasurementHeader> = {}): MeasurementHeader {
  return {
    record: 'header',
    format: MEASUREMENT_FORMAT,
    tool: { name: 'inferbench', version: '0.1.0' },
    startedAt: '2026-11-20T10:00:00.000Z',
    seed: 3,
    model: 'SmolLM2-135M-Instruct',
    endpoint: { api: 'completions', promptKind: 'token-ids', inputCount: 'usage', isLoopback: true },
    plan: {
      loads: [
        { kind: 'closed', concurrency: 2 },
        { kind: 'closed', concurrency: 8 },
      ],
      sweep: false,
      repeats: 3,
      inputTokens: { kind: 'fixed', mean: 128 },
      outputTokens: { kind: 'fixed', mean: 16 },
      sharedPrefix: null,
      requests: 24,
      seconds: null,
      warmUpRequests: 2,
      ...plan,
    },
    ...rest,
  };
}

/** Every stage of a plan, served by `server`, one after the other. */
export function measuredStages(header: MeasurementHeader, server: WrittenServer = SERVER): MeasuredStage[] {
  const stages: MeasuredStage[] = [];
  for (let next = nextStage({ header, stages }); next !== null; next = nextStage({ header, stages }))
    stages.push(
      measuredStage(next, { header, server, startedUs: 1_000 + (stages.at(-1)?.stage.endedUs ?? 0) }),
    );
  return stages;
}

interface Setting {
  header: MeasurementHeader;
  server: WrittenServer;
  startedUs: number;
}

export function measuredStage(planned: PlannedStage, setting: Setting): MeasuredStage {
  const { header, startedUs } = setting;
  const { warmUpRequests, requests: count } = header.plan;
  const warmUp = served(planned, setting, {
    count: warmUpRequests,
    isWarmUp: true,
    fromUs: startedUs,
    firstId: 0,
  });
  const warmUpEndUs = endOf(warmUp, startedUs);
  const measured = served(planned, setting, {
    count: count ?? 24,
    isWarmUp: false,
    fromUs: warmUpEndUs,
    firstId: warmUpRequests,
  });
  return {
    stage: stageOf(planned, { startedUs, warmUpEndUs, measured }),
    requests: [...warmUp, ...measured],
    counters: [],
    power: [],
  };
}

/** The line that ends a stage, with what its requests count. */
export function stageOf(
  planned: PlannedStage,
  { startedUs, warmUpEndUs, measured }: { startedUs: number; warmUpEndUs: number; measured: RequestRecord[] },
): StageRecord {
  const failed: StageRecord['failed'] = {};
  for (const { outcome } of measured)
    if (outcome !== 'completed') failed[outcome] = (failed[outcome] ?? 0) + 1;
  return {
    record: 'stage',
    ...planned,
    startedUs,
    warmUpEndUs,
    lastScheduledUs: Math.max(...measured.map(({ scheduledUs }) => scheduledUs)),
    endedUs: endOf(measured, warmUpEndUs),
    issued: measured.length,
    completed: measured.filter(({ outcome }) => outcome === 'completed').length,
    failed,
    verdict: 'VALID',
    why: null,
  };
}

function endOf(requests: readonly RequestRecord[], fromUs: number): number {
  return Math.max(fromUs, ...requests.map(({ endUs }) => endUs));
}

interface Batch {
  count: number;
  isWarmUp: boolean;
  fromUs: number;
  firstId: number;
}

/** First come first served over the slots; in a closed loop each client sends when its last answer is there. */
function served({ stage, load }: PlannedStage, { header, server }: Setting, batch: Batch): RequestRecord[] {
  const seed = stageSeed(header.seed, stage);
  const index = seededIndexes(seed + batch.firstId);
  const jitter = () => index(server.jitterUs + 1);
  const dueUs = dueTimes(load, batch, seed);
  const clients = Array.from({ length: load.kind === 'closed' ? load.concurrency : 0 }, () => batch.fromUs);
  const slots = Array.from({ length: server.slots }, () => batch.fromUs);
  const tokens = header.plan.outputTokens.kind === 'fixed' ? header.plan.outputTokens.mean : 16;
  return Array.from({ length: batch.count }, (_, i) => {
    const [client, slot] = [leastOf(clients), leastOf(slots)];
    const scheduledUs = Math.round(dueUs[i] ?? clients[client] ?? batch.fromUs);
    const sentUs = scheduledUs + 20;
    const startUs = Math.max(sentUs, slots[slot] ?? 0);
    const firstTokenUs = startUs + server.ttftUs + jitter();
    const tokenUs = Array.from({ length: tokens - 1 }, () => server.tpotUs + jitter());
    const lastTokenUs = firstTokenUs + tokenUs.reduce((sum, us) => sum + us, 0);
    const endUs = lastTokenUs + 50;
    slots[slot] = lastTokenUs;
    if (clients.length > 0) clients[client] = endUs;
    return {
      record: 'request',
      stage,
      id: batch.firstId + i,
      isWarmUp: batch.isWarmUp,
      scheduledUs,
      sentUs,
      firstByteUs: firstTokenUs - 10,
      firstTokenUs,
      lastTokenUs,
      tokenUs,
      endUs,
      inputTokens: 128,
      outputTokens: tokens,
      cachedInputTokens: null,
      chunks: tokens,
      outcome: 'completed',
    };
  });
}

function leastOf(values: readonly number[]): number {
  return values.reduce((least, value, i) => (value < (values[least] ?? Infinity) ? i : least), 0);
}

/** Due times of an open load; in a closed one clients are free when their answers are there. */
function dueTimes(load: MeasurementLoad, { count, fromUs }: Batch, seed: number): number[] {
  if (load.kind !== 'open') return [];
  return arrivalSecs(load, { requests: count, seconds: null }, seed).map((sec) => fromUs + sec * US);
}

/** The lines of a file, in the order in which they are written. */
export function linesOf(
  header: MeasurementHeader,
  stages: readonly MeasuredStage[],
  rest: readonly MeasurementRecord[] = [{ record: 'end', isComplete: true, reason: null }],
): MeasurementRecord[] {
  const environment: MeasurementRecord = {
    record: 'environment',
    os: 'linux 6.1.0 x64',
    cpu: 'AMD EPYC 9654 96-Core Processor',
    cores: 2,
    node: 'v20.20.2',
    server: { version: null, model: header.model, ownedBy: null, maxModelLen: 8192 },
  };
  const ofStages = stages.flatMap(({ stage, requests, counters, power }) => [
    ...counters.filter(({ when }) => when === 'before'),
    ...requests,
    ...counters.filter(({ when }) => when === 'after'),
    ...power,
    stage,
  ]);
  return [header, environment, ...ofStages, ...rest];
}

export function textOf(lines: readonly MeasurementRecord[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Name of the load of a stage, and which repeat. */
export function runName({ load, repeat, isReturn }: PlannedStage): string {
  return `${loadKey(load)} ${isReturn ? 'return' : repeat}`;
}
