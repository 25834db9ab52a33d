import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { WIDER } from '@inferbench/http-guard/networks';
import type { ClientAddress } from '@inferbench/http-guard/client-address';

export interface SessionLimitOptions {
  /** Acts of signing in a minute from one address. */
  triesPerMinute: number;
  /** Answers in the name of one passkey that were not accepted, in a quarter of an hour. */
  failuresPerPasskey: number;
}

export const DEFAULT_SESSION_LIMITS: SessionLimitOptions = { triesPerMinute: 60, failuresPerPasskey: 10 };

const QUARTER_HOUR_SEC = 15 * 60;

/** Tries to sign in, in this process's memory: what is tried has 128 bits or more, so that it is the work that is limited. */
export class SessionLimits {
  readonly #tries: RateLimiterMemory;
  readonly #triesOfNetworks: RateLimiterMemory;
  readonly #failures: RateLimiterMemory;

  constructor({ triesPerMinute, failuresPerPasskey }: SessionLimitOptions) {
    this.#tries = new RateLimiterMemory({ keyPrefix: 'session', points: triesPerMinute, duration: 60 });
    this.#triesOfNetworks = new RateLimiterMemory({
      keyPrefix: 'session-network',
      points: WIDER * triesPerMinute,
      duration: 60,
    });
    this.#failures = new RateLimiterMemory({
      keyPrefix: 'passkey',
      points: failuresPerPasskey,
      duration: QUARTER_HOUR_SEC,
    });
  }

  /** Counts a try of an address; this machine itself is not stopped. Throws RATE_LIMITED. */
  async countTry({ address, wider, own }: ClientAddress): Promise<void> {
    if (own) return;
    await consume(this.#tries, address);
    for (const { name } of wider) await consume(this.#triesOfNetworks, name);
  }

  /**
   * Throws RATE_LIMITED where a passkey failed too often; one that is right is not let in either. It goes by the name that was sent,
   * whether somebody has such a passkey or not, so that a refusal says nothing of that.
   */
  async admitPasskey(credentialId: string): Promise<void> {
    const failed = await this.#failures.get(credentialId);
    if (failed !== null && failed.consumedPoints >= this.#failures.points) throw new TooManyTries(failed);
  }

  async countFailure(credentialId: string): Promise<void> {
    await this.#failures.penalty(credentialId, 1);
  }
}

/** Tells when the next try is let in. */
export class TooManyTries extends InferbenchError {
  readonly resetAt: Date;

  constructor({ msBeforeNext }: RateLimiterRes) {
    const resetAt = new Date(Date.now() + Math.max(0, msBeforeNext));
    super('RATE_LIMITED', 'Too many tries to sign in.', {
      fix: `Wait until ${resetAt.toISOString()}, then try again.`,
    });
    this.resetAt = resetAt;
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyTries(error);
    throw error;
  }
}
