import { hyphenated } from '@inferbench/domain/names/hyphenated';
import type { Run } from '@inferbench/domain/runs/run';

/** A system is chip × number of chips × framework; versions are columns and filters of the run, never part of the key. */
export function systemSlug({ chip, chips, framework }: Run['system']): string {
  const stack = hyphenated(framework ?? '');
  return `${chip ?? 'unknown'}-x${chips ?? 1}-${stack || 'stack-not-stated'}`;
}
