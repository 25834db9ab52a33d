import type { Finding } from '@inferbench/domain/errors/finding';

/** Rules whose flag says that the figures can not be: more in flight than the load let in, and memory that is too small. */
const PHYSICS: ReadonlySet<string> = new Set(['ACC-LITTLE', 'PHYS-CAPACITY']);

/** Findings that say that figures contradict each other or physics. */
export function cannotBeFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ rule, severity }) => severity === 'reject' || (severity === 'flag' && PHYSICS.has(rule)),
  );
}
