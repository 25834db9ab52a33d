import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
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

interface Asset {
  zipped: Buffer;
  plain: Buffer;
}

/** Read once: whoever asks shares the bytes, however many and however slow they are. */
const assets = new Map<string, Promise<Asset>>();

function assetOf(file: string): Promise<Asset> {
  const known = assets.get(file);
  if (known) return known;
  const asset = readAsset(file);
  assets.set(file, asset);
  asset.catch(() => assets.delete(file));
  return asset;
}

async function readAsset(file: string): Promise<Asset> {
  const zipped = await readFile(path.join(GRAPHIQL_DIR, `${file}.gz`));
  return { zipped, plain: await promisify(gunzip)(zipped) };
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
  const { zipped, plain } = await assetOf(file);
  response.setHeader('content-type', `${TYPES[ending]}; charset=utf-8`);
  response.setHeader('cache-control', 'public, max-age=3600');
  response.setHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.end(plain);
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  response.end(zipped);
}
