import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** A refusal that carries its findings to the one place that prints failures. */
export class RejectedError extends InferbenchError {
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[], code: ErrorCode = 'VALIDATION_FAILED') {
    super(code, message);
    this.findings = findings;
  }
}

export function rejectedBy(findings: readonly Finding[], message?: string): RejectedError {
  const count = `${findings.length} ${findings.length === 1 ? 'finding rejects' : 'findings reject'} the document.`;
  return new RejectedError(message ?? count, findings);
}
