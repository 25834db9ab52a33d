/**
 * Signal that ends a request after so many milliseconds, or with another signal. Its timer holds it: Node 20 collects a timeout that only
 * `AbortSignal.any` knows of, and then it never comes.
 */
export function patience(ms: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  const end = (reason: unknown) => controller.abort(reason);
  const timer = setTimeout(() => end(new DOMException('It took too long.', 'TimeoutError')), ms);
  timer.unref();
  if (other?.aborted === true) end(other.reason);
  other?.addEventListener('abort', () => end(other.reason), { once: true });
  return controller.signal;
}
