import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type LaneLimits, Lanes } from '@inferbench/http-guard/lanes';

/** Lanes whose refusal is BUSY. */
export function busyLanes(limits: Omit<LaneLimits, 'refuse'>): Lanes {
  const refuse = (message: string) =>
    new InferbenchError('BUSY', message, { fix: 'Wait for answers before you ask more.' });
  return new Lanes({ ...limits, refuse });
}
