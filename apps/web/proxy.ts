import { type NextRequest, NextResponse } from 'next/server';
import { destinationOf } from './src/address/names/redirects.ts';
import { unclearAddress } from './src/address/pages.ts';
import { loadNamesWith } from './src/address/names/load-names.ts';
import { NO_NAMES, type SiteNames } from './src/address/names/site-names.ts';

/** A page that waits for an answer of the API has its own patience; an address waits so long for names. */
const PATIENCE_MS = 1_500;

/** Sends every name that is not the short one, and the question of the landing page, to where its page stands. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const leads = (names: SiteNames) => destinationOf(pathname, searchParams, names);
  const visitor = request.headers.get('x-forwarded-for');
  const names = loadNamesWith(visitor, (known) => leads(known).kind !== 'UNCLEAR');
  const destination = leads(await Promise.race([names, later(NO_NAMES)]));
  if (destination.kind === 'STAYS') return NextResponse.next();
  if (destination.kind === 'UNCLEAR' || destination.kind === 'UNLIKE')
    return NextResponse.rewrite(new URL(`${unclearAddress(pathname)}${request.nextUrl.search}`, request.url));
  return NextResponse.redirect(new URL(destination.address, request.url), 308);
}

const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), PATIENCE_MS).unref();
  });

export const config = {
  matcher: ['/', '/compare/:path+', '/chips/:path+', '/models/:path+', '/vendors/:path+'],
};
