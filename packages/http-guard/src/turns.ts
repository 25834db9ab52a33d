export interface TurnLimits {
  /** Visitors that may wait at once. */
  visitors: number;
  /** Jobs of one visitor that may wait. */
  jobsEach: number;
}

/**
 * Decides whose job comes next: of the visitors that run none, the one that waits longest. Hundred jobs of one visitor hold up
 * another by one job at most.
 */
export class Turns<Job> {
  readonly #limits: TurnLimits;
  /** Visitors in the order of their turns; one without jobs has no place. */
  readonly #places = new Map<string, { jobs: Job[]; running: boolean }>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return [...this.#places.values()].reduce((sum, { jobs }) => sum + jobs.length, 0);
  }

  /** Tells whether a visitor waits who runs none. */
  waits(): boolean {
    return [...this.#places.values()].some(({ jobs, running }) => !running && jobs.length > 0);
  }

  /** Adds a job; false where too many wait already. */
  add(visitor: string, job: Job): boolean {
    const place = this.#places.get(visitor);
    if (place === undefined) {
      if (this.#places.size >= this.#limits.visitors) return false;
      this.#places.set(visitor, { jobs: [job], running: false });
      return true;
    }
    if (place.jobs.length >= this.#limits.jobsEach) return false;
    place.jobs.push(job);
    return true;
  }

  /** Takes the next job, which then runs; null where nobody may run another. */
  next(): { visitor: string; job: Job } | null {
    for (const [visitor, place] of this.#places) {
      const job = place.running ? undefined : place.jobs.shift();
      if (job === undefined) continue;
      place.running = true;
      return { visitor, job };
    }
    return null;
  }

  /** Ends a visitor's job: the next one waits behind everybody else's. */
  done(visitor: string): void {
    const place = this.#places.get(visitor);
    if (place === undefined) return;
    this.#places.delete(visitor);
    if (place.jobs.length > 0) this.#places.set(visitor, { ...place, running: false });
  }

  /** Takes everything that waits. */
  clear(): Job[] {
    return [...this.#places.values()].flatMap((place) => place.jobs.splice(0));
  }
}
