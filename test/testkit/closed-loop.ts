import type { RequestRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import { seededIndexes } from '@inferbench/scoring/bootstrap';

/** A server whose plateau is known: it serves so many at once, each for the same time give or take a share. */
export interface KnownServer {
  slots: number;
  ttftUs: number;
  tpotUs: number;
  outputTokens: number;
  tokensPerChunk: number;
  spread: number;
}

/** Tokens a second that it gives while it has enough to do. */
export function plateauOf({ slots, ttftUs, tpotUs, outputTokens }: KnownServer, clients: number): number {
  const serviceUs = ttftUs + tpotUs * (outputTokens - 1);
  return (Math.min(slots, clients) * outputTokens * 1e6) / serviceUs;
}

interface Asked {
  clients: number;
  requests: number;
  warmUpRequests: number;
  seed: number;
}

/** A closed loop against it as a client writes it down, from its first request to the drain. */
export function closedLoopStage(
  server: KnownServer,
  asked: Asked,
): { stage: StageRecord; requests: RequestRecord[] } {
  const startedUs = 100_000;
  const { clients, warmUpRequests } = asked;
  const free = Array.from({ length: clients }, () => startedUs);
  const slots = Array.from({ length: server.slots }, () => startedUs);
  const index = seededIndexes(asked.seed);
  const requests = Array.from({ length: warmUpRequests + asked.requests }, (_, id): RequestRecord => {
    const [client, slot] = [leastOf(free), leastOf(slots)];
    const scheduledUs = free[client] ?? 0;
    const factor = 1 + server.spread * (index(2001) / 1000 - 1);
    const beginUs = Math.max(scheduledUs, slots[slot] ?? 0);
    const firstTokenUs = Math.round(beginUs + server.ttftUs * factor);
    const chunks = Math.ceil(server.outputTokens / server.tokensPerChunk);
    const decodeUs = server.tpotUs * factor * (server.outputTokens - 1);
    const tokenUs = Array.from({ length: chunks - 1 }, () => Math.round(decodeUs / (chunks - 1)));
    const lastTokenUs = firstTokenUs + tokenUs.reduce((sum, us) => sum + us, 0);
    slots[slot] = lastTokenUs;
    free[client] = lastTokenUs;
    return {
      record: 'request',
      stage: 0,
      id,
      isWarmUp: id < warmUpRequests,
      scheduledUs,
      sentUs: scheduledUs,
      firstByteUs: firstTokenUs,
      firstTokenUs,
      lastTokenUs,
      tokenUs,
      endUs: lastTokenUs,
      inputTokens: 64,
      outputTokens: server.outputTokens,
      cachedInputTokens: null,
      chunks,
      outcome: 'completed',
    };
  });
  const measured = requests.filter(({ isWarmUp }) => !isWarmUp);
  const due = measured.map(({ scheduledUs }) => scheduledUs);
  const stage: StageRecord = {
    record: 'stage',
    stage: 0,
    load: { kind: 'closed', concurrency: clients },
    repeat: 0,
    position: 0,
    isReturn: false,
    startedUs,
    warmUpEndUs: Math.min(...due),
    lastScheduledUs: Math.max(...due),
    endedUs: Math.max(...requests.map(({ endUs }) => endUs)),
    issued: measured.length,
    completed: measured.length,
    failed: {},
    verdict: 'VALID',
    why: null,
  };
  return { stage, requests };
}

function leastOf(values: readonly number[]): number {
  return values.reduce((least, value, i) => (value < (values[least] ?? Infinity) ? i : least), 0);
}
