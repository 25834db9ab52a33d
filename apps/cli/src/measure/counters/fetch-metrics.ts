/** An answer of metrics is some hundred kilobytes at most. */
const MAX_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 3000;

/** Text that an address answers with; null where it does not answer, answers too much, or sends elsewhere. */
export async function fetchMetrics(address: URL): Promise<string | null> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'text/plain' },
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return null;
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    // What a server counts is beside the measurement: without it the measurement goes on.
    return null;
  }
}
