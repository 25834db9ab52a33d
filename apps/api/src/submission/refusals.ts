import type { Finding } from '@inferbench/domain/finding';
import type { ConflictType, ValidationFailedType } from './submission.type.ts';

export function validationFailed(message: string, findings: Finding[]): ValidationFailedType {
  return { kind: 'ValidationFailed', code: 'VALIDATION_FAILED', message, findings };
}

/** Says how many of the findings reject; flags and warnings are shown with them. */
export function rejectedBy(findings: Finding[], what: 'run' | 'specification'): ValidationFailedType {
  const rejecting = findings.filter((finding) => finding.severity === 'reject').length;
  const verb = rejecting === 1 ? 'finding rejects' : 'findings reject';
  return validationFailed(`${rejecting} ${verb} the ${what}; nothing was stored.`, findings);
}

/** The idempotency key stands for other content. */
export function keyConflict(storedContentHash: string): ConflictType {
  return {
    kind: 'Conflict',
    code: 'CONFLICT',
    message:
      'This idempotency key was used before with other content. Use a new key, for example the content hash.',
    storedContentHash,
  };
}
