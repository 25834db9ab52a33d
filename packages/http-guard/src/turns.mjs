// Whose turn it is, for whatever is done one thing at a time. Plain JavaScript: the site's server starts without a loader.

/**
 * Whose job comes next: of the visitors that run none, the one that waits longest. Hundred jobs of one visitor hold up another by one
 * job at most.
 * @template Job
 */
export class Turns {
  #limits;
  /** In the order of their turns; a visitor without jobs has no place. @type {Map<string, { jobs: Job[], running: boolean }>} */
  #places = new Map();

  /** @param {{ visitors: number, jobsEach: number }} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  get waiting() {
    return [...this.#places.values()].reduce((sum, { jobs }) => sum + jobs.length, 0);
  }

  /** @param {string} visitor @param {Job} job @returns {boolean} false where too many wait already */
  add(visitor, job) {
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

  /** @returns {{ visitor: string, job: Job } | null} the next job, which then runs; null where nobody may run another */
  next() {
    for (const [visitor, place] of this.#places) {
      const job = place.running ? undefined : place.jobs.shift();
      if (job === undefined) continue;
      place.running = true;
      return { visitor, job };
    }
    return null;
  }

  /** A visitor's job has ended: the next one waits behind everybody else's. @param {string} visitor */
  done(visitor) {
    const place = this.#places.get(visitor);
    if (place === undefined) return;
    this.#places.delete(visitor);
    if (place.jobs.length > 0) this.#places.set(visitor, { ...place, running: false });
  }

  /** Takes everything that waits. @returns {Job[]} */
  clear() {
    return [...this.#places.values()].flatMap((place) => place.jobs.splice(0));
  }
}
