import { Agent, request } from 'node:http';
import { workMs } from '../prices/work.ts';

export interface Asked {
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  cpuSecPerThousand: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/** Asks by so many readers at once, each one question after the other, for some seconds. */
export async function load(
  asked: readonly Asked[],
  { readers, seconds, pids }: { readers: number; seconds: number; pids: readonly number[] },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const took: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const before = workMs(pids);
  const reader = async (first: number) => {
    for (let n = first; performance.now() < until; n += 1) {
      const at = performance.now();
      const status = await ask(asked[n % asked.length] ?? { url: '' }, agent);
      took.push(performance.now() - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, n) => reader(n)));
  const cpuMs = workMs(pids) - before;
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1));
  const spent = (performance.now() - begun) / 1_000;
  return {
    perSecond: Number((took.length / spent).toFixed(1)),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    cpuSecPerThousand: Number((cpuMs / took.length).toFixed(3)),
    statuses,
  };
}

/** Status of an answer of which all was read; 503 without word of when to come again counts as that of a fault. */
function ask({ url, body, headers = {} }: Asked, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          const isShed = statusCode === 503 && answer.headers['retry-after'] !== undefined;
          resolve(isShed ? '503 with Retry-After' : String(statusCode));
        });
      },
    );
    outgoing.on('error', () => resolve('no answer'));
    outgoing.end(body);
  });
}
