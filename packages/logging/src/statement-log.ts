import type { Logger } from './logger.ts';

/** A statement that takes longer is worth a line of the log. */
const SLOW_MS = 1_000;
/** PostgreSQL's code for a statement that ran into its timeout. */
const CANCELLED = '57014';

interface Ended {
  name: string;
  ms: number;
  error: unknown;
}

/** Tells how a statement ended: in its time, at its deadline, or in any other failure. */
export function outcomeOf(error: unknown): 'OK' | 'DEADLINE' | 'FAILED' {
  if (error === null || error === undefined) return 'OK';
  return error instanceof Error && 'code' in error && error.code === CANCELLED ? 'DEADLINE' : 'FAILED';
}

/** A warning for each statement that ran into its deadline, and for each that took longer than a second. */
export function logStatement(logger: Logger, { name, ms, error }: Ended): void {
  const outcome = outcomeOf(error);
  const told = { statement: name, ms: Math.round(ms) };
  if (outcome === 'DEADLINE') logger.warn(told, 'a statement ran into its deadline');
  else if (outcome === 'OK' && ms >= SLOW_MS) logger.warn(told, 'a statement was slow');
}
