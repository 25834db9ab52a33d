import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Result } from '@inferbench/domain/result';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ClientAddress } from '@inferbench/http-guard/client-address';
import { type Allowance, ANONYMOUS, KNOWN } from './visitor.ts';

const WINDOW_SEC = 60;
/** This machine's own processes: counted like everybody, and never stopped by the count. */
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
  /** Whose turn it is: the key once it is known to work, the address until then. */
  visitor(): string;
  allowance(): Allowance;
}

/** Read limits in this process's memory: a write to the database for each read would cost more than the read. */
export class RequestLimits {
  readonly #others: RateLimiterMemory;
  readonly #own: RateLimiterMemory;
  readonly #failedKeys: RateLimiterMemory;

  constructor({ pointsPerMinute, failedKeysPerMinute }: LimitOptions) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SEC });
    const unlimited = pointsPerMinute === 0;
    this.#others = limiter('client', unlimited ? OWN_POINTS : (pointsPerMinute ?? DEFAULT_POINTS_PER_MINUTE));
    this.#own = pointsPerMinute === null ? limiter('own', OWN_POINTS) : this.#others;
    this.#failedKeys = limiter('failed-key', failedKeysPerMinute);
  }

  /** Whether so many wrong keys came from an address that its next ones are looked up one after the other. */
  async isSuspect({ address }: ClientAddress): Promise<boolean> {
    const failed = await this.#failedKeys.get(address);
    return failed !== null && failed.consumedPoints >= this.#failedKeys.points;
  }

  clientOf({ address, own }: ClientAddress): ClientLimit {
    const limiter = own ? this.#own : this.#others;
    const failedKeys = this.#failedKeys;
    let bucket = `address:${address}`;
    let state: LimitState | null = null;
    const spend = async (points: number) => {
      const { used, refused } = await consume(limiter, bucket, points);
      state = stateOf(limiter.points, used);
      if (refused) throw rateLimited(state);
    };
    return {
      async admit(caller) {
        if (caller?.ok === true) bucket = `key:${caller.value.limitedAs}`;
        else if (caller !== null) {
          const failed = await consume(failedKeys, address, 1);
          if (failed.refused) {
            state = stateOf(failedKeys.points, failed.used);
            throw rateLimited(state);
          }
        }
        await spend(1);
      },
      pay: (points) => spend(Math.max(0, points - 1)), // admission cost one
      state: () => state,
      visitor: () => bucket,
      allowance: () => (own || bucket.startsWith('key:') ? KNOWN : ANONYMOUS),
    };
  }
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
  return {
    limit,
    remaining: Math.max(0, used.remainingPoints),
    resetAt: new Date(Date.now() + Math.max(0, used.msBeforeNext)),
  };
}

function rateLimited({ limit, resetAt }: LimitState): InferbenchError {
  return new InferbenchError('RATE_LIMITED', `More than ${limit} points in a minute.`, {
    fix: `Wait until ${resetAt.toISOString()}, then repeat the request.`,
  });
}

/** Seconds until the window ends, at least one: what `Retry-After` says. */
export function secondsLeft({ resetAt }: Pick<LimitState, 'resetAt'>): number {
  return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}
