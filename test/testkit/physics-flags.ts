import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';

/** What the bounds of physics hold against a run; PHYS-ATTAINABLE is an estimate and no bound. */
export function physicsFlags(run: Run): Finding[] {
  return evaluateRun(run, catalogue).findings.filter(
    ({ rule, severity }) => rule.startsWith('PHYS-') && rule !== 'PHYS-ATTAINABLE' && severity === 'flag',
  );
}
