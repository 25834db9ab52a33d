export interface TurnLimits {
  /** Visitors that may wait at once. */
  visitors: number;
  /** Jobs of one visitor that may wait. */
  jobsEach: number;
}

/** Whose job comes next: of the visitors that run none, the one that waits longest. */
export class Turns<Job> {
  constructor(limits: TurnLimits);
  get waiting(): number;
  /** False where too many wait already. */
  add(visitor: string, job: Job): boolean;
  /** The next job, which then runs; null where nobody may run another. */
  next(): { visitor: string; job: Job } | null;
  /** A visitor's job has ended: the next one waits behind everybody else's. */
  done(visitor: string): void;
  /** Takes everything that waits. */
  clear(): Job[];
}
