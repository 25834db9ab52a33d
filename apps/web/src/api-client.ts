import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { registerUrql } from '@urql/next/rsc';
import { headers } from 'next/headers';
import { patience } from './api/patience.ts';
import { readEnvironment } from './environment.ts';

/**
 * Time for all that is asked for a visitor, names in the address and one question of the page after another. Who
 * waits longer than ten seconds has left, and the page is still to be made.
 */
const PATIENCE_MS = 9_000;

/** The API is near: to compress takes longer than to send. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** One client a request, so that nothing is shared between visitors. */
export const { getClient } = registerUrql(() =>
  createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    // Here and not in the options, where urql puts a signal of its own.
    fetch: fetchForVisitor,
  }),
);

/** Asks the API as long as the visitor still waits, and says who that is. */
export async function fetchForVisitor(
  input: string | URL | Request,
  { signal, ...options }: RequestInit = {},
): Promise<Response> {
  const { left, forwarded } = await asked();
  return fetch(input, {
    ...options,
    headers: { ...Object.fromEntries(new Headers(options.headers)), ...UNCOMPRESSED, ...forwarded },
    cache: 'no-store',
    signal: patience(left, signal),
  });
}

/** Time that the visitor still waits, and who it is, whom the API limits; server/own-headers.ts wrote both. */
async function asked(): Promise<{ left: number; forwarded: Record<string, string> }> {
  const head = await headers();
  const chain = head.get('x-forwarded-for');
  const since = Number(head.get('x-asked-at') ?? Date.now());
  return {
    left: Math.max(0, since + PATIENCE_MS - Date.now()),
    forwarded: chain === null ? {} : { 'x-forwarded-for': chain },
  };
}
