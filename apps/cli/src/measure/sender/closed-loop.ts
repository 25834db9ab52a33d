import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { pause } from '../pause.ts';
import type { Prepared, stageRequests } from './one-request.ts';
import { sharedCounters, type StageJob } from './stage-job.ts';

/** How often the thread says that it is awake, and how long it may be silent before its client counts as late. */
const BEAT_MS = 5;
const SILENT_US = 100_000;
/** A server that is gone is not asked as fast as a machine can: a client that failed so often in a row pauses. */
const FAILURES_IN_A_ROW = 3;
const PAUSE_MS = 50;
/** A client that is told to wait longer than this comes back all the same. */
const LONGEST_WAIT_SEC = 10;

export interface Loop {
  job: StageJob;
  requests: ReturnType<typeof stageRequests>;
  nowUs: () => number;
  /** Aborted when nothing more is to be sent. */
  signal: AbortSignal;
  onRecord: (record: RequestRecord) => void;
}

/** Runs clients, each with one request at a time; the next body is ready before a client is free for it. */
export async function closedLoop(loop: Loop): Promise<void> {
  const { job, nowUs, requests } = loop;
  if (job.load.kind !== 'closed') throw new TypeError('not a closed loop');
  const { concurrency } = job.load;
  const clients = Math.floor(concurrency / job.senders) + (job.sender < concurrency % job.senders ? 1 : 0);
  const shared = sharedCounters(job.shared);
  const { turns } = requests.session;
  // Numbers count conversations; without them each request is one.
  const prepared = () => requests.prepare(shared.next() * turns);
  const ready = [prepared()];
  const take = (): Prepared => ready.pop() ?? prepared();
  const refill = () => {
    if (ready.length === 0) ready.push(prepared());
  };
  const beat = heartbeat(nowUs);
  await pause(Math.max(0, job.startsAtUs - nowUs()) / 1000, loop.signal);
  const freeSince = () => Math.max(job.startsAtUs, nowUs() - beat.blockedUs());
  const beginsAtUs = (own: number) =>
    job.startsAtUs + ((own * job.senders + job.sender) * 1e6 * (job.rampSec ?? 0)) / concurrency;
  await Promise.all(
    Array.from({ length: clients }, (_, own) =>
      client(loop, { take, refill, freeSince, beginsAtUs: beginsAtUs(own) }),
    ),
  );
  beat.stop();
}

/**
 * An answer that comes while the thread is blocked is read later, and nothing of its times shows it. So whoever was blocked until
 * now counts as free since then.
 */
function heartbeat(nowUs: () => number) {
  let lastUs = nowUs();
  let blocked = { fromUs: 0, toUs: -Infinity };
  const timer = setInterval(() => {
    const now = nowUs();
    if (now - lastUs > SILENT_US) blocked = { fromUs: lastUs, toUs: now };
    lastUs = now;
  }, BEAT_MS);
  return {
    /** A beat comes before the answers that waited with it, so the last block counts a little longer. */
    blockedUs: () => {
      const now = nowUs();
      const sinceUs = now - blocked.toUs < 1000 * BEAT_MS ? blocked.fromUs : lastUs;
      return Math.max(0, now - sinceUs - SILENT_US);
    },
    stop: () => clearInterval(timer),
  };
}

interface Bodies {
  take: () => Prepared;
  refill: () => void;
  freeSince: () => number;
  beginsAtUs: number;
}

async function client(
  { job, requests, nowUs, signal, onRecord }: Loop,
  { take, refill, freeSince, beginsAtUs }: Bodies,
): Promise<void> {
  const shared = sharedCounters(job.shared);
  const { turns, thinkSeconds } = requests.session;
  const msSince = () => (nowUs() - job.startsAtUs) / 1000;
  const isLastTurn = ({ id }: Prepared) => id % turns === turns - 1;
  if (beginsAtUs > nowUs()) await pause((beginsAtUs - nowUs()) / 1000, signal);
  // Clients begin one after the other, as fast as they can or over the ramp.
  let freeUs = Math.max(job.startsAtUs, nowUs());
  let failures = 0;
  let next = take();
  // A conversation that began goes to its end.
  while (!signal.aborted && (next.id % turns > 0 || goesOn(job, next.id, msSince()))) {
    if (next.id === job.warmUpRequests) shared.measuringBegan(msSince());
    const sent = next;
    const sending = requests.send(sent, freeUs);
    const following = isLastTurn(sent) ? null : requests.prepare(sent.id + 1);
    if (following === null) refill();
    const { record, retryAfterSec } = await sending;
    freeUs = freeSince();
    onRecord(record);
    failures = record.outcome === 'completed' ? 0 : failures + 1;
    const pauseMs = failures < FAILURES_IN_A_ROW ? 0 : PAUSE_MS;
    const thinkMs = following === null ? 0 : 1000 * thinkSeconds;
    const waitMs = Math.max(pauseMs, thinkMs, 1000 * Math.min(LONGEST_WAIT_SEC, retryAfterSec ?? 0));
    next = following ?? take();
    if (waitMs === 0 || signal.aborted) continue;
    await pause(waitMs, signal);
    freeUs = nowUs();
  }
}

/** A stage lasts until it has both its requests and its seconds, where both are stated. */
function goesOn(job: StageJob, id: number, atMs: number): boolean {
  if (id < job.warmUpRequests) return true;
  if (job.requests !== null && id < job.warmUpRequests + job.requests) return true;
  const since = sharedCounters(job.shared).measuringSinceMs() ?? atMs;
  return job.seconds !== null && atMs - since < 1000 * job.seconds;
}
