import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { GRAPHIQL_DIR } from '../places.ts';

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;
const ASSET = /^\/graphiql\/((?:graphiql|(?:editor|json|graphql)\.worker)\.(js|css))$/;

// Monaco puts its styles and the icon font into the page, and may start workers from blobs.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL · InferBench</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/graphiql.css">
<style>html, body, #graphiql { height: 100%; margin: 0; }</style>
</head>
<body><div id="graphiql"></div><script type="module" src="/graphiql/graphiql.js"></script></body>
</html>
`;

/** Whether a path belongs to GraphiQL. */
export function isGraphiql(pathname: string): boolean {
  return pathname === '/graphiql' || ASSET.test(pathname);
}

/** GraphiQL's page and its files. */
export async function serveGraphiql(
  pathname: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const [, file, ending] = ASSET.exec(pathname) ?? [];
  if (file === undefined || (ending !== 'js' && ending !== 'css')) {
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
    return;
  }
  const zipped = await readFile(path.join(GRAPHIQL_DIR, `${file}.gz`));
  response.setHeader('content-type', `${TYPES[ending]}; charset=utf-8`);
  response.setHeader('cache-control', 'public, max-age=3600');
  response.setHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.end(gunzipSync(zipped));
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  response.end(zipped);
}
