import type { Exchange } from '../server/exchange.ts';

/** Everything of a request that its answer depends on, as one text; null where a key is shown, whoever it belongs to. */
export function questionOf({ request, context, target }: Exchange, body: unknown): string | null {
  if (context.hasKey) return null;
  const { method = 'GET', headers } = request;
  return JSON.stringify([
    method,
    headers.accept ?? null,
    headers['content-type'] ?? null,
    target.search,
    body,
  ]);
}
