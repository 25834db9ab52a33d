import type { IncomingMessage } from 'node:http';

/** What a request asks for; null for what is no address, such as `//` or `http://[`. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): URL | null {
  // Of the forms that HTTP knows, only a path of ours is answered: not another server's address.
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  try {
    return new URL(url, 'http://localhost');
  } catch {
    return null;
  }
}
