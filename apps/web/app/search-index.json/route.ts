import { loadIndex } from '../../src/search/load-index.ts';

/** Everything that the search finds, for the dialog: sent again only where it changed. */
export async function GET(request: Request): Promise<Response> {
  const { file, hash } = await loadIndex();
  const etag = `"${hash}"`;
  const known = { etag, 'cache-control': 'public, max-age=300' };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: known });
  return new Response(file, { headers: { ...known, 'content-type': 'application/json; charset=utf-8' } });
}
