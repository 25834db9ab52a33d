import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { RejectedError } from '../input/rejected.ts';
import { toFinding } from './to-finding.ts';

/** The ways in which every submission can be refused. */
export type Refusal =
  | {
      __typename: 'ValidationFailed';
      code: string;
      message: string;
      findings: readonly { severity: string }[];
    }
  | { __typename: 'Conflict'; message: string; storedContentHash: string }
  | { __typename: 'Unauthorized'; message: string; code: string };

/** A refusal as the error that says it, with the server's own code and findings. */
export function refusedBy(refusal: Refusal): InferbenchError {
  switch (refusal.__typename) {
    case 'ValidationFailed':
      return new RejectedError(refusal.message, refusal.findings.map(toFinding), codeOf(refusal.code));
    case 'Conflict':
      return new InferbenchError('CONFLICT', refusal.message, { value: refusal.storedContentHash });
    case 'Unauthorized':
      return new InferbenchError(
        refusal.code === 'FORBIDDEN' ? 'FORBIDDEN' : 'UNAUTHENTICATED',
        refusal.message,
      );
  }
}

/** A server may be newer than this command line and know codes that it does not. */
function codeOf(code: string): ErrorCode {
  const known = ErrorCode.safeParse(code);
  return known.success ? known.data : 'VALIDATION_FAILED';
}
