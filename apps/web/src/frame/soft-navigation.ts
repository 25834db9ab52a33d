import { headers } from 'next/headers';

/**
 * Whether the browser already shows a page and asks for the next view of it: then parts may follow one after another. A first visit
 * gets the page whole, so that it reads without JavaScript. The header is server/own-headers.ts's own: Next hides its request header from pages.
 */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).get('x-soft-navigation') === '1';
}
