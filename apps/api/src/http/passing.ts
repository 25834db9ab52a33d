/** What a client is told to wait where the server has too much to do. */
export const RETRY_AFTER_SEC = 2;

const PASSING: ReadonlySet<unknown> = new Set(['BUSY', 'DEADLINE_EXCEEDED', 'UNAVAILABLE']);

/** Whether the same request may succeed a moment later. */
export function isPassing(code: unknown): boolean {
  return PASSING.has(code);
}
