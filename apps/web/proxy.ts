import { type NextRequest, NextResponse } from 'next/server';
import { destinationOf } from './src/names/redirects.ts';
import { unclearAddress } from './src/address/pages.ts';
import { loadNames } from './src/names/load-names.ts';

/** Sends every former address, and every name that is not the short one, to where its page stands today. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const names = await loadNames(request.headers.get('x-forwarded-for'));
  const destination = destinationOf(pathname, searchParams, names);
  if (destination.kind === 'STAYS') return NextResponse.next();
  if (destination.kind === 'UNCLEAR')
    return NextResponse.rewrite(new URL(unclearAddress(pathname), request.url));
  return NextResponse.redirect(new URL(destination.address, request.url), 308);
}

export const config = {
  matcher: [
    '/',
    '/what-if/:path*',
    '/claim',
    '/pareto',
    '/crossovers',
    '/compare/:path*',
    '/chips/:path+',
    '/models/:path+',
    '/vendors/:path+',
  ],
};
