import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';
import type { Precedent } from '@inferbench/domain/submissions/waiver';
import { PRECEDENTS } from './generated/precedent-data.ts';

/**
 * Flags on a published run that a listed precedent explains, as warnings with its reason. Of a run that somebody submits
 * nothing is waived here: two people do that, for that run alone.
 */
export function waived(findings: readonly Finding[], run: Run): Finding[] {
  if (run.publication === null) return [...findings];
  return findings.map((finding) => {
    const precedent = finding.severity === 'flag' ? waiverOf(finding, run) : undefined;
    return precedent === undefined
      ? finding
      : { ...finding, severity: 'warn', message: `${finding.message} Waived: ${precedent.reason}` };
  });
}

function waiverOf({ rule }: Finding, run: Run): Precedent | undefined {
  return PRECEDENTS.waived.find((precedent) => precedent.rule === rule && isOf(precedent, run));
}

/** Whether a precedent is of the stack, chip and model of a run. */
export function isOf({ stack, chip, model }: Precedent, run: Run): boolean {
  return run.system.framework === stack && run.system.chip === chip && run.model.slug === model;
}
