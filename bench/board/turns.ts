import { readFileSync } from 'node:fs';
import { median } from '../lib/median.ts';
import { type Measured, measure, warmUp } from './load.ts';

const ROUNDS = 5;
/** Ticks of /proc/PID/stat: a hundredth of a second on every Linux that Node runs on. */
const TICKS_PER_SEC = 100;

export interface Contestant {
  url: string;
  pid: number;
  bodies?: readonly string[];
}

interface Turn extends Measured {
  /** Null where there is no /proc. */
  serverCpuSecPerThousandRequests: number | null;
}

export interface Turns {
  typical: Record<string, Turn>;
  /** Requests a second of the first ÷ of the second in the same round, the middle of all rounds. */
  ratio: (first: string, second: string) => number;
}

/**
 * All contestants stay up and are asked in turn, round after round: what else this machine does then meets all alike, and
 * none is measured while V8 still compiles it.
 */
export async function takeTurns(
  contestants: ReadonlyMap<string, Contestant>,
  note: (line: string) => void,
): Promise<Turns> {
  for (const { url, bodies } of contestants.values()) await warmUp(url, bodies);
  const rounds: Map<string, Turn>[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const turns = new Map<string, Turn>();
    for (const [name, contestant] of contestants) turns.set(name, await turn(contestant));
    const rates = [...turns].map(([name, { requestsPerSecond }]) => `${name} ${requestsPerSecond}`);
    note(`round ${round}: ${rates.join(', ')} requests/s`);
    rounds.push(turns);
  }
  const of = (name: string) => rounds.flatMap((turns) => turns.get(name) ?? []);
  return {
    typical: Object.fromEntries([...contestants.keys()].map((name) => [name, typical(of(name))])),
    ratio(first, second) {
      const others = of(second);
      return median(
        of(first).map((mine, i) => mine.requestsPerSecond / (others[i]?.requestsPerSecond ?? Number.NaN)),
      );
    },
  };
}

async function turn({ url, pid, bodies }: Contestant): Promise<Turn> {
  const before = cpuSec(pid);
  const begun = performance.now();
  const measured = await measure(url, bodies);
  const seconds = (performance.now() - begun) / 1000;
  const after = cpuSec(pid);
  return {
    ...measured,
    serverCpuSecPerThousandRequests:
      before === null || after === null
        ? null
        : ((after - before) / (measured.requestsPerSecond * seconds)) * 1000,
  };
}

/** Field by field the middle of the rounds; failures add up. */
function typical(turns: readonly Turn[]): Turn {
  const cpu = turns.flatMap((each) => each.serverCpuSecPerThousandRequests ?? []);
  return {
    requestsPerSecond: median(turns.map((each) => each.requestsPerSecond)),
    p50Ms: median(turns.map((each) => each.p50Ms)),
    p99Ms: median(turns.map((each) => each.p99Ms)),
    failed: turns.reduce((sum, each) => sum + each.failed, 0),
    serverCpuSecPerThousandRequests: cpu.length === 0 ? null : median(cpu),
  };
}

/** Processor time that a process has used, user and system. */
function cpuSec(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS_PER_SEC;
  } catch {
    return null;
  }
}
