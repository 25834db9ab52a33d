import type { ErrorCode } from './error-code.ts';
import type { ServingCapacity } from './serving-capacity.ts';

export interface ErrorDetails {
  /** Where: a path in the document, a flag, a file. */
  path?: string;
  /** What was found, with its unit. */
  value?: string;
  expected?: string;
  fix?: string;
  /** SATURATED: what the system can serve. */
  capacity?: ServingCapacity;
}

/** The one error class. `code` is stable and documented in docs/errors.md. */
export class InferbenchError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'InferbenchError';
    this.code = code;
    this.details = details;
  }
}
