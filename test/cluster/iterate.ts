import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterUnderTest } from './cluster-under-test.ts';
import { commit, type Fault } from './faults.ts';
import type { Load } from './load.ts';

/** Longest wait for a cluster that is whole again: a member that was primary may have to copy everything. */
const CALM_MS = 180_000;
const LOOK_MS = 500;
/** Load between two faults. */
const BETWEEN_MS = 2_000;

export interface Iteration {
  target: Fault['target'];
  signal: Fault['signal'];
  /** Name of the part. */
  part: string;
  /** Longest time without an acknowledged submission; of the one HAProxy that was stopped, after it went on. */
  recoveryMs: number;
  /** The same of reads. */
  readRecoveryMs: number;
  /** Time until every part was there again. */
  wholeMs: number;
  acknowledged: number;
  refused: number;
  cut: number;
  wrong: number;
}

/** One fault under load, until the cluster is whole again and answers. */
export async function iterate(
  cluster: ClusterUnderTest,
  load: Load,
  { fault, stopMs }: { fault: Fault; stopMs: number },
): Promise<Iteration> {
  await sleep(BETWEEN_MS);
  const begun = performance.now();
  const already = load.acknowledged.length;
  const part = await commit(fault, cluster, stopMs);
  // Nothing can pass a proxy that is stopped, and there is one.
  const from = fault.target === 'haproxy' && fault.signal === 'SIGSTOP' ? performance.now() : begun;
  const deadline = performance.now() + CALM_MS;
  for (let missing = ['?']; missing.length > 0; await sleep(LOOK_MS)) {
    missing = await cluster.missing();
    if (missing.length > 0 && performance.now() > deadline)
      throw new Error(
        `${fault.signal} of ${part}: after ${CALM_MS / 1_000} s not there: ${missing.join(', ')}`,
      );
  }
  const whole = performance.now();
  // Both are answered again.
  while (load.count('submission', 'answered', whole) === 0 || load.count('read', 'answered', whole) === 0) {
    if (performance.now() > deadline) throw new Error(`${fault.signal} of ${part}: nothing is answered`);
    await sleep(LOOK_MS);
  }
  const both = (outcome: 'refused' | 'cut' | 'wrong') =>
    load.count('submission', outcome, begun) + load.count('read', outcome, begun);
  return {
    target: fault.target,
    signal: fault.signal,
    part,
    recoveryMs: load.longestGapMs('submission', from),
    readRecoveryMs: load.longestGapMs('read', from),
    wholeMs: Math.round(whole - begun),
    acknowledged: load.acknowledged.length - already,
    refused: both('refused'),
    cut: both('cut'),
    wrong: both('wrong'),
  };
}
