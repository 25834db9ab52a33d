import type { Exchange } from './exchange.ts';

/** Everything of a request that its answer depends on, as one text; null where a key is shown, whoever it belongs to, or it is to be answered anew. */
export function questionOf({ request, context, target }: Exchange, body: unknown): string | null {
  const { method = 'GET', headers } = request;
  if (context.hasKey || headers['cache-control']?.includes('no-cache') === true) return null;
  return JSON.stringify([
    method,
    headers.accept ?? null,
    headers['content-type'] ?? null,
    target.search,
    body,
  ]);
}
