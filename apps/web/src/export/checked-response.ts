import { createHash } from 'node:crypto';
import { matchesEtag } from '@inferbench/http-guard/matches-etag';

interface Checked {
  /** Changes with the body and with nothing else; what the body is made of, where that is less work. */
  madeOf: string;
  type: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that caches may keep and ask for each time: what was withdrawn is gone with the next request, and what did not
 * change is neither made nor sent again.
 */
export async function checkedResponse(
  request: Request,
  { madeOf, type, headers = {} }: Checked,
  make: () => Promise<Response>,
): Promise<Response> {
  const etag = `"${createHash('sha256').update(madeOf).digest('base64url').slice(0, 27)}"`;
  const known = { etag, 'cache-control': 'public, no-cache' };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: known });
  const response = await make();
  if (response.ok)
    for (const [name, value] of Object.entries({ 'content-type': type, ...headers, ...known }))
      response.headers.set(name, value);
  return response;
}

export function checkedText(
  request: Request,
  text: string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return checkedResponse(request, { madeOf: text, type, headers }, () => Promise.resolve(new Response(text)));
}
