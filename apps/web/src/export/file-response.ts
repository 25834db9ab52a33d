import type { Trouble } from '../api/trouble.ts';

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
export type FileType = keyof typeof TYPES;

const SITE = 'inferbench-';

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

/** A file that cannot be made: now, which may pass, or as it is asked for. */
export function troubleResponse({ message, passing }: Trouble): Response {
  if (passing === null) return plainResponse(422, message);
  const isBusy = passing === 'TOO_MANY_REQUESTS';
  const response = plainResponse(isBusy ? 429 : 503, message);
  response.headers.set('retry-after', isBusy ? '60' : '5');
  return response;
}
