import { type NextRequest, NextResponse } from 'next/server';
import { readEnvironment } from './src/environment.ts';

/** The browser knows one origin: /graphql is forwarded to the API; pages get their security headers. */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/graphql') {
    const target = new URL(`/graphql${request.nextUrl.search}`, readEnvironment().INFERBENCH_API_URL);
    return NextResponse.rewrite(target);
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  // Next reads the nonce for its own scripts from this request header.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  response.headers.set('cross-origin-opener-policy', 'same-origin');
  return response;
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Bar lengths are style attributes of server-rendered cells.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const config = { matcher: ['/((?!_next/static|_next/image|icon.svg).*)'] };
