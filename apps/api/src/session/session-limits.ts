import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ClientAddress } from '../limits/client-address.ts';

export interface SessionLimitOptions {
  /** Acts of signing in a minute from one address. */
  triesPerMinute: number;
  /** Answers of a passkey that were not accepted, of one account in a quarter of an hour. */
  failuresPerAccount: number;
}

export const DEFAULT_SESSION_LIMITS: SessionLimitOptions = { triesPerMinute: 60, failuresPerAccount: 10 };

const QUARTER_HOUR_SEC = 15 * 60;

/** Tries to sign in, in this process's memory: what is tried has 128 bits or more, so that it is the work that is limited. */
export class SessionLimits {
  readonly #tries: RateLimiterMemory;
  readonly #failures: RateLimiterMemory;

  constructor({ triesPerMinute, failuresPerAccount }: SessionLimitOptions) {
    this.#tries = new RateLimiterMemory({ keyPrefix: 'session', points: triesPerMinute, duration: 60 });
    this.#failures = new RateLimiterMemory({
      keyPrefix: 'passkey',
      points: failuresPerAccount,
      duration: QUARTER_HOUR_SEC,
    });
  }

  /** Counts a try of an address; this machine itself is not stopped. Throws RATE_LIMITED. */
  async countTry({ address, own }: ClientAddress): Promise<void> {
    if (!own) await consume(this.#tries, address);
  }

  /** Throws RATE_LIMITED where an account failed too often; a passkey that is right is not let in either. */
  async admitAccount(accountId: string): Promise<void> {
    const failed = await this.#failures.get(accountId);
    if (failed !== null && failed.consumedPoints >= this.#failures.points) throw tooMany(failed);
  }

  async countFailure(accountId: string): Promise<void> {
    await this.#failures.penalty(accountId, 1);
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error);
    throw error;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): InferbenchError {
  const until = new Date(Date.now() + Math.max(0, msBeforeNext)).toISOString();
  return new InferbenchError('RATE_LIMITED', 'Too many tries to sign in.', {
    fix: `Wait until ${until}, then try again.`,
  });
}
