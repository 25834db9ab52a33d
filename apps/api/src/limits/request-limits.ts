import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { WIDER } from '@inferbench/http-guard/networks';
import type { ClientAddress } from '@inferbench/http-guard/client-address';
import { type Allowance, ANONYMOUS, KNOWN } from './visitor.ts';

const WINDOW_SEC = 60;
/** Points of this machine's own processes: counted like everybody, and never stopped by the count. */
const OWN_POINTS = 1_000_000_000;

export interface LimitOptions {
  /** Points a minute of one client; null: the default for others, none for this machine. 0: nobody is limited. */
  pointsPerMinute: number | null;
  /** Wrong keys a minute from one address. */
  failedKeysPerMinute: number;
}

export const DEFAULT_POINTS_PER_MINUTE = 120_000;
export const DEFAULT_LIMITS: LimitOptions = { pointsPerMinute: null, failedKeysPerMinute: 60 };

/** Where a client stands in its window. */
export interface LimitState {
  limit: number;
  remaining: number;
  resetAt: Date;
}

/** What one request may still do. What throws, throws RATE_LIMITED when the window is used up. */
export interface ClientLimit {
  /**
   * Counts a request before its body is read: against the key that it shows where that key works, whatever its address did before;
   * else against its address. A key that does not work counts as a failure of the address, too.
   */
  admit(caller: Result<{ limitedAs: string }, unknown> | null): Promise<void>;
  /** Pays for an operation what admission did not. */
  pay(points: number): Promise<void>;
  state(): LimitState | null;
  /** Visitor whose turn it is: the key once it is known to work, the address until then. */
  visitor(): string;
  allowance(): Allowance;
}

/** Read limits in this process's memory: a write to the database for each read would cost more than the read. */
export class RequestLimits {
  readonly #others: RateLimiterMemory;
  /** Networks of many subscribers. */
  readonly #networks: RateLimiterMemory;
  readonly #own: RateLimiterMemory;
  readonly #failedKeys: RateLimiterMemory;
  readonly #failedInNetworks: RateLimiterMemory;

  constructor({ pointsPerMinute, failedKeysPerMinute }: LimitOptions) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SEC });
    const unlimited = pointsPerMinute === 0;
    this.#others = limiter('client', unlimited ? OWN_POINTS : (pointsPerMinute ?? DEFAULT_POINTS_PER_MINUTE));
    this.#networks = limiter('network', Math.min(OWN_POINTS, WIDER * this.#others.points));
    this.#own = pointsPerMinute === null ? limiter('own', OWN_POINTS) : this.#others;
    this.#failedKeys = limiter('failed-key', failedKeysPerMinute);
    this.#failedInNetworks = limiter('failed-key-network', WIDER * failedKeysPerMinute);
  }

  /** Whether so many wrong keys came from an address that its next ones are looked up one after the other. */
  async isSuspect({ address, wider }: ClientAddress): Promise<boolean> {
    for (const { limiter, key } of counted(this.#failedKeys, this.#failedInNetworks, { address, wider })) {
      const failed = await limiter.get(key);
      if (failed !== null && failed.consumedPoints >= limiter.points) return true;
    }
    return false;
  }

  clientOf({ address, wider, own }: ClientAddress): ClientLimit {
    const limiter = own ? this.#own : this.#others;
    const networks = this.#networks;
    const failures = counted(this.#failedKeys, this.#failedInNetworks, { address, wider });
    let bucket = `address:${address}`;
    let state: LimitState | null = null;
    const spendOf = async (from: RateLimiterMemory, key: string, points: number) => {
      const { used, refused } = await consume(from, key, points);
      const left = stateOf(from.points, used);
      if (refused || from === limiter) state = left;
      if (refused)
        throw new InferbenchError('RATE_LIMITED', `More than ${left.limit} points in a minute.`, {
          fix: `Wait until ${left.resetAt.toISOString()}, then repeat the request.`,
        });
    };
    const spend = async (points: number) => {
      await spendOf(limiter, bucket, points);
      // A key counts by itself, wherever it is used from.
      if (own || isKey(bucket)) return;
      for (const { name } of wider) await spendOf(networks, name, points);
    };
    return {
      async admit(caller) {
        if (caller?.ok === true) bucket = `key:${caller.value.limitedAs}`;
        else if (caller !== null) {
          for (const { limiter: failed, key } of failures) await spendOf(failed, key, 1);
        }
        await spend(1);
      },
      pay: (points) => spend(Math.max(0, points - 1)), // admission cost one
      state: () => state,
      visitor: () => bucket,
      allowance: () => (own || isKey(bucket) ? KNOWN : ANONYMOUS),
    };
  }
}

const isKey = (bucket: string) => bucket.startsWith('key:');

/** Counters of an address: its own, and one for each network around it. */
function counted(
  own: RateLimiterMemory,
  ofNetworks: RateLimiterMemory,
  { address, wider }: Pick<ClientAddress, 'address' | 'wider'>,
): { limiter: RateLimiterMemory; key: string }[] {
  return [{ limiter: own, key: address }, ...wider.map(({ name }) => ({ limiter: ofNetworks, key: name }))];
}

async function consume(
  limiter: RateLimiterMemory,
  bucket: string,
  points: number,
): Promise<{ used: RateLimiterRes; refused: boolean }> {
  try {
    return { used: await limiter.consume(bucket, points), refused: false };
  } catch (error) {
    // A refusal is the same object, thrown.
    if (error instanceof RateLimiterRes) return { used: error, refused: true };
    throw error;
  }
}

function stateOf(limit: number, used: RateLimiterRes): LimitState {
  // A clock that is put back makes a window look longer than it is: its end is a timer, which does not know of it.
  const leftMs = Math.min(WINDOW_SEC * 1_000, Math.max(0, used.msBeforeNext));
  return {
    limit,
    remaining: Math.max(0, used.remainingPoints),
    resetAt: new Date(Date.now() + leftMs),
  };
}

/** Seconds until the window ends, at least one: what `Retry-After` says. */
export function secondsLeft({ resetAt }: Pick<LimitState, 'resetAt'>): number {
  return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}
