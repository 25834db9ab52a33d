/** A failure whose message tells the user all there is to know: it is printed without a stack. */
export class ScriptError extends Error {
  name = 'ScriptError';
}

/**
 * The text to print for something thrown: the message of a ScriptError, the stack of a bug.
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  if (error instanceof ScriptError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
