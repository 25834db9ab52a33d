import { createClient, fetchExchange } from '@urql/core';

/** The API as the browser asks it: the site's own address, which the server hands on. Nothing is kept. */
export const browserClient = createClient({
  url: '/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
});

/** Options of one request: no cookies, no cache, and an end to the waiting. */
export function fetchOptions(timeoutMs: number, headers: Record<string, string> = {}): RequestInit {
  return { headers, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) };
}
