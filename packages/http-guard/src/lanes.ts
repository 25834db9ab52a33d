export interface LaneLimits {
  /** How many things of a name are done at a time. */
  most: number;
  /** How many more of it may wait. */
  mostWaiting: number;
  /** How long one waits; for ever where left out. */
  longestWaitMs?: number;
  /** Makes the error of what finds no room, or no turn in time. */
  refuse: (message: string) => Error;
}

interface Lane {
  running: number;
  waiting: Set<() => void>;
}

/** Lets a name do a few things at a time; the rest of its things wait in line, not too many and not too long. */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #lanes = new Map<string, Lane>();

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its turn. Throws a refusal where too much of the name waits already, or for too long. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(name) ?? { running: 0, waiting: new Set() };
    this.#lanes.set(name, lane);
    if (lane.running < this.#limits.most) lane.running += 1;
    else await this.#wait(lane);
    try {
      return await work();
    } finally {
      this.#leave(name, lane);
    }
  }

  #wait({ waiting }: Lane): Promise<void> {
    const { mostWaiting, longestWaitMs, refuse } = this.#limits;
    if (waiting.size >= mostWaiting)
      return Promise.reject(
        refuse(
          waiting.size === 0
            ? 'Another request is being answered.'
            : `${waiting.size} requests wait already.`,
        ),
      );
    // Whoever leaves gives its place to the one that waits longest.
    return new Promise((resolve, reject) => {
      const late = () => {
        waiting.delete(enter);
        reject(refuse(`No turn came within ${(longestWaitMs ?? 0) / 1_000} s.`));
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(late, longestWaitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(enter);
    });
  }

  #leave(name: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next();
    } else if ((lane.running -= 1) === 0) this.#lanes.delete(name);
  }
}
