import type { Logger } from './logger.ts';

/** Tells once that something is away and once that it is back, however often either is noticed. */
export class Outage {
  readonly #logger: Logger;
  readonly #what: string;
  #since: number | null = null;

  constructor(logger: Logger, what: string) {
    this.#logger = logger;
    this.#what = what;
  }

  get isOn(): boolean {
    return this.#since !== null;
  }

  noticed(error: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#logger.error({ err: error }, `${this.#what} is away`);
  }

  over(): void {
    if (this.#since === null) return;
    const awaySec = Math.round((performance.now() - this.#since) / 1000);
    this.#since = null;
    this.#logger.warn({ awaySec }, `${this.#what} is back`);
  }
}
