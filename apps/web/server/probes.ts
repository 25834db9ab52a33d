// Probes: what restarts processes asks whether this one lives, and whether it can serve.
import type { ServerResponse } from 'node:http';

const PATIENCE_MS = 2_000;

export function isProbe(url: string): boolean {
  return url === '/livez' || url === '/readyz';
}

/** Answers `/livez`: the process answers, and `/readyz`: so does the API, which answers for its database. */
export async function answerProbe(url: string, response: ServerResponse, apiUrl: string): Promise<void> {
  const good = url === '/livez' || (await isApiReady(apiUrl));
  response.writeHead(good ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(good ? 'ok\n' : 'not ready\n');
}

/** Asks whether the API answers, and says that its database does. */
export async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

/** Asks for the state of what everybody may see; null while the API does not tell. */
export async function publicState(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(new URL('/state', apiUrl), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
