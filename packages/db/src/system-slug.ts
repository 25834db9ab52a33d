import type { Run } from '@inferbench/domain/run';

/** A system is chip × number of chips × framework; versions are columns and filters of the run, never part of the key. */
export function systemSlug({ chip, chips, framework }: Run['system']): string {
  const stack = (framework ?? 'stack-not-stated')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${chip ?? 'unknown'}-x${chips ?? 1}-${stack || 'stack-not-stated'}`;
}
