import { headers } from 'next/headers';

/**
 * The site's own address, for commands to copy, citations, the sitemap: the public origin that it is configured with, else the address
 * that it listens on. server/own-headers.ts writes it; what a visitor sends as Host is never read.
 */
export async function siteOrigin(): Promise<string> {
  return (await headers()).get('x-site-origin') ?? '';
}
