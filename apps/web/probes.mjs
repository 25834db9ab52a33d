// What restarts processes asks whether this one lives, and whether it can serve.
const PATIENCE_MS = 2_000;

export function isProbe(url) {
  return url === '/livez' || url === '/readyz';
}

/** `/livez`: the process answers. `/readyz`: so does the API, which answers for its database. */
export async function answerProbe(url, response, apiUrl) {
  const good = url === '/livez' || (await isReady(new URL('/readyz', apiUrl)));
  response.writeHead(good ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(good ? 'ok\n' : 'not ready\n');
}

async function isReady(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
