/** Gives the result of a call; null where the browser forbids it, or a text is not what was expected. */
export function orNull<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}
