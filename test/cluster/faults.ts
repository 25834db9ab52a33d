import { setTimeout as sleep } from 'node:timers/promises';

export const TARGETS = ['api', 'worker', 'primary', 'standby', 'haproxy', 'etcd'] as const;
export const SIGNALS = ['SIGKILL', 'SIGSTOP', 'SIGTERM'] as const;

export interface Fault {
  target: (typeof TARGETS)[number];
  signal: (typeof SIGNALS)[number];
  /** Number that picks one of several. */
  which: number;
}

/** Time after which a service manager starts again what ended. */
const AGAIN_MS = 2_000;
/** Longest wait for another primary: the old one's claim lasts 20 s. */
const CHANGE_MS = 60_000;
const LOOK_MS = 200;

/** What scripts/lib/cluster gives of a part. */
export interface Running {
  pid: number;
  exited: Promise<unknown>;
  stop(): Promise<void> | void;
  kill?(): void;
  signal?(name: NodeJS.Signals): void;
}

export interface Part {
  name: string;
  current: Running;
  again: () => Promise<Running>;
}

export interface Parts {
  parts: ReadonlyMap<string, Part>;
  primary: () => Promise<1 | 2 | undefined>;
}

/** Numbers from 0 to 1 of a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Faults in an order of the seed: each of the matrix once before any comes twice. */
export function drawFaults(seed: number, count: number): Fault[] {
  const next = numbersOf(seed);
  const drawn: Fault[] = [];
  while (drawn.length < count) {
    const all = TARGETS.flatMap((target) => SIGNALS.map((signal) => ({ target, signal })));
    const shuffled = all
      .map((fault) => ({ ...fault, order: next(), which: Math.floor(next() * 6) }))
      .toSorted((one, other) => one.order - other.order);
    drawn.push(...shuffled.map(({ target, signal, which }) => ({ target, signal, which })));
  }
  return drawn.slice(0, count);
}

async function partOf({ target, which }: Fault, { parts, primary }: Parts): Promise<Part> {
  const named = (name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`the cluster has no ${name}`);
    return part;
  };
  if (target === 'haproxy') return named('haproxy');
  if (target === 'etcd') return named(`etcd${(which % 3) + 1}`);
  if (target === 'api' || target === 'worker') return named(`${target}${(which % 2) + 1}`);
  const leader = await primary();
  if (leader === undefined) throw new Error('there is no primary');
  return named(`patroni${target === 'primary' ? leader : 3 - leader}`);
}

/** All of a part: of PostgreSQL its Patroni, too, as when a machine fails or hangs. */
function send(part: Part, name: NodeJS.Signals): void {
  if (part.current.signal !== undefined) part.current.signal(name);
  else process.kill(-part.current.pid, name);
}

/** Does a fault and puts it right: who hangs goes on after `stopMs`, who ended is started again, a primary after another took over. */
export async function commit(fault: Fault, cluster: Parts, stopMs: number): Promise<string> {
  const part = await partOf(fault, cluster);
  if (fault.signal === 'SIGSTOP') {
    send(part, 'SIGSTOP');
    await sleep(stopMs);
    send(part, 'SIGCONT');
    return part.name;
  }
  if (fault.signal === 'SIGTERM') await part.current.stop();
  else {
    send(part, 'SIGKILL');
    await part.current.exited;
  }
  await sleep(AGAIN_MS);
  if (fault.target === 'primary') await untilOther(cluster, part);
  part.current = await part.again();
  return part.name;
}

async function untilOther({ primary }: Parts, { name }: Part): Promise<void> {
  const deadline = performance.now() + CHANGE_MS;
  for (;;) {
    const leader = await primary();
    if (leader !== undefined && name !== `patroni${leader}`) return;
    if (performance.now() > deadline) throw new Error(`nobody took over from ${name}`);
    await sleep(LOOK_MS);
  }
}
