import type { Finding } from '@inferbench/domain/errors/finding';
import type { Evaluation, Verdict } from '@inferbench/domain/scores/score';

/** One reject refuses, one flag holds back, warnings are shown. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some((finding) => finding.severity === 'reject')) return 'REJECTED';
  return findings.some((finding) => finding.severity === 'flag') ? 'FLAGGED' : 'VALIDATED';
}

/** The evaluation with what only a server can find, such as duplicates of stored points. */
export function withFindings(evaluation: Evaluation, more: readonly Finding[]): Evaluation {
  if (more.length === 0) return evaluation;
  const findings = [...evaluation.findings, ...more];
  return { ...evaluation, findings, verdict: verdictOf(findings) };
}
