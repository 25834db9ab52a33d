import type { Logger } from '@inferbench/logging/logger';

/** Longer than any job is silent: the longest compares the whole board in one go. */
export const STUCK_MS = 3_600_000;

export interface JobWatch {
  logger: Logger;
  stuckMs: number;
  /** Ends the process: what frees the jobs of the dead frees this one, and whoever lives takes it. */
  onStuck: () => void;
}

/** Runs a job that says now and then that it lives, and tells where it has not for too long. */
export async function watched<T>(
  { logger, stuckMs, onStuck }: JobWatch,
  name: string,
  job: (alive: () => void) => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => {
    logger.fatal({ job: name, stuckMs }, 'a job hangs; the process ends, and the job is taken by another');
    onStuck();
  }, stuckMs);
  try {
    return await job(() => void timer.refresh());
  } finally {
    clearTimeout(timer);
  }
}
