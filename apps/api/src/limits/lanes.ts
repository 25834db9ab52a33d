import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Lets a name do a few things at a time; the rest of its things wait in line. */
export class Lanes {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #lanes = new Map<string, Lane>();

  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs `work` in its turn. Throws BUSY where too much of the name waits already. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(name) ?? { running: 0, waiting: [] };
    this.#lanes.set(name, lane);
    if (lane.running < this.#most) lane.running += 1;
    else await this.#wait(lane);
    try {
      return await work();
    } finally {
      this.#leave(name, lane);
    }
  }

  #wait(lane: Lane): Promise<void> {
    if (lane.waiting.length >= this.#mostWaiting) {
      return Promise.reject(
        new InferbenchError('BUSY', `${lane.waiting.length} of your requests wait already.`, {
          fix: 'Wait for answers before you ask more.',
        }),
      );
    }
    // Whoever leaves gives its place to the one that waits longest.
    return new Promise((resolve) => lane.waiting.push(resolve));
  }

  #leave(name: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) next();
    else if ((lane.running -= 1) === 0) this.#lanes.delete(name);
  }
}
