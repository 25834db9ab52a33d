import type { Database } from '@inferbench/db/connection/database';
import { isReady } from '@inferbench/db/epochs/readiness';
import type { Logger } from '@inferbench/logging/logger';
import { Outage } from '@inferbench/logging/outage';

const LOOK_MS = 1_000;

/** Outage of a process's database: told once that it is away, it looks every second whether it is back. */
export class DatabaseOutage {
  readonly #outage: Outage;
  readonly #pool: Database['pool'];

  constructor({ pool }: Pick<Database, 'pool'>, logger: Logger) {
    this.#outage = new Outage(logger, 'the database');
    this.#pool = pool;
  }

  noticed(error: unknown): void {
    if (this.#outage.isOn) return;
    this.#outage.noticed(error);
    const look = setInterval(() => {
      isReady(this.#pool).then(
        () => {
          clearInterval(look);
          this.#outage.over();
        },
        () => undefined,
      );
    }, LOOK_MS);
    look.unref();
  }
}
