/** What a call gives; null where the browser forbids it, or a text is not what was expected. */
export function orNull<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}
