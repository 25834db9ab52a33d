import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import { type ErrorDetails, InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** An InferbenchError on its way between threads, which keep neither class nor fields of an Error. */
interface SentError {
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
}

/** How a job ended: its outcome · a failed Result · an expected error that was thrown · a bug. */
export type Sent =
  | { kind: 'value'; value: unknown }
  | { kind: 'failed'; error: SentError }
  | { kind: 'threw'; error: SentError }
  | { kind: 'bug'; message: string; stack: string | undefined };

/** Runs a task and packs how it ended. */
export function sent(run: () => unknown): Sent {
  try {
    const value = run();
    const error = expectedError(value);
    return error === null ? { kind: 'value', value } : { kind: 'failed', error: packed(error) };
  } catch (error) {
    if (error instanceof InferbenchError) return { kind: 'threw', error: packed(error) };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'bug', message, stack };
  }
}

/** The same on the other side, as if the task had run here. */
export function received(message: Sent): unknown {
  if (message.kind === 'value') return message.value;
  if (message.kind === 'failed') return { ok: false, error: unpacked(message.error) };
  if (message.kind === 'threw') throw unpacked(message.error);
  const bug = new Error(message.message);
  if (message.stack !== undefined) bug.stack = message.stack;
  throw bug;
}

function expectedError(value: unknown): InferbenchError | null {
  if (typeof value !== 'object' || value === null || !('ok' in value) || value.ok !== false) return null;
  return 'error' in value && value.error instanceof InferbenchError ? value.error : null;
}

const packed = ({ code, message, details }: InferbenchError): SentError => ({ code, message, details });
const unpacked = ({ code, message, details }: SentError) => new InferbenchError(code, message, details);
