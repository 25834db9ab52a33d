import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import type { MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import type { LengthPlan, ServerDeal } from '@inferbench/domain/runs/measurement/plan';
import type { LengthFile } from '@inferbench/load/lengths';
import type { Endpoint } from './endpoint.ts';
import type { ImageSize } from './image.ts';
import type { Prompt } from './prompt.ts';

/** Servers that requests are dealt to, and how. */
export interface Servers {
  baseUrls: readonly string[];
  deal: ServerDeal;
}

/** What every stage of a measurement has in common; a thread gets it once. */
export interface SenderSettings {
  endpoint: Endpoint;
  apiKey: string | null;
  /** Headers of every request, beside our own. */
  headers?: Readonly<Record<string, string>>;
  /** Origin of all times, on the clock that threads share. */
  originNs: bigint;
  timeoutMs: number;
  keepsTokenTimes: boolean;
  inputTokens: LengthPlan;
  outputTokens: LengthPlan;
  lengthFile: LengthFile;
  sharedPrefix: { groups: number; tokens: number } | null;
  salt: number;
  /** Servers that requests are dealt to; left out: the endpoint alone. */
  servers?: Servers | undefined;
  /** Prompts as somebody states them, one after the other and again from the first; left out: random ones. */
  prompts?: readonly Prompt[] | undefined;
  /** Size of an image beside each random prompt. */
  image?: ImageSize | undefined;
  /** Turns of each conversation; left out: requests have nothing to do with each other. */
  session?: { turns: number; thinkSeconds: number } | undefined;
}

/** One stage, or the share of it that one thread sends. */
export interface StageJob {
  stage: number;
  load: MeasurementLoad;
  /** Seed of this stage alone. */
  seed: number;
  requests: number | null;
  seconds: number | null;
  warmUpRequests: number;
  /** Requests of an open load that all senders together may have on their way; left out: any number. */
  maxConcurrency?: number | undefined;
  /** Time over which the clients of a closed loop begin. */
  rampSec?: number | undefined;
  /** Seconds from the start of the stage at which a trace sends. */
  traceSecs: readonly number[] | null;
  /** Number of this sender, of how many. */
  sender: number;
  senders: number;
  /** Time at which the stage begins, for all its senders. */
  startsAtUs: number;
  /** What all senders of the stage count together: see `sharedCounters`. */
  shared: SharedArrayBuffer;
}

const NEXT = 0;
const MEASURING_SINCE_MS = 1;
const SENT = 2;
/** Requests on their way to each server follow. */
const ON_WAY = 3;

/**
 * What the senders of a stage share: how many requests were sent and, of a closed loop, the number of the next one and when the
 * first measured one was sent.
 */
export function sharedCounters(buffer: SharedArrayBuffer) {
  const cells = new Int32Array(buffer);
  return {
    next: () => Atomics.add(cells, NEXT, 1),
    sending: () => Atomics.add(cells, SENT, 1),
    sent: () => Atomics.load(cells, SENT),
    sendingTo: (server: number) => Atomics.add(cells, ON_WAY + server, 1),
    answeredBy: (server: number) => Atomics.sub(cells, ON_WAY + server, 1),
    onWayTo: (server: number) => Atomics.load(cells, ON_WAY + server),
    /** Milliseconds from the start of the stage; null before. */
    measuringSinceMs: () => {
      const since = Atomics.load(cells, MEASURING_SINCE_MS);
      return since === 0 ? null : since - 1;
    },
    measuringBegan: (atMs: number) => {
      Atomics.compareExchange(cells, MEASURING_SINCE_MS, 0, Math.round(atMs) + 1);
    },
  };
}

export function newShared(): SharedArrayBuffer {
  return new SharedArrayBuffer((ON_WAY + MEASUREMENT_LIMITS.servers) * Int32Array.BYTES_PER_ELEMENT);
}
