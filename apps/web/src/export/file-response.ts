import type { Trouble } from '../api/trouble.ts';

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
export type FileType = keyof typeof TYPES;

const SITE = 'inferbench-';

/** A download under the site's name. */
export function fileResponse(body: string, file: string, type: FileType): Response {
  return new Response(body, {
    headers: {
      'content-type': TYPES[type],
      'content-disposition': `attachment; filename="${file.startsWith(SITE) ? file : SITE + file}"`,
    },
  });
}

export function plainResponse(status: number, message: string): Response {
  return new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** A file that cannot be made now, and when to ask again where it may pass. */
export function troubleResponse({ message, passing }: Trouble): Response {
  if (passing === null) return plainResponse(502, message);
  const response = plainResponse(passing === 'UNAVAILABLE' ? 503 : 429, message);
  response.headers.set('retry-after', passing === 'UNAVAILABLE' ? '5' : '60');
  return response;
}
