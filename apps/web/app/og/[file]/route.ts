import type { RouteOf } from '../../../src/frame/page-of.ts';
import { plainResponse } from '../../../src/export/file-response.ts';
import { loadFigure } from '../../../src/export/picture/figures.ts';
import { shareImage } from '../../../src/export/picture/picture-response.ts';

export async function GET(request: Request, { params }: RouteOf<'file'>): Promise<Response> {
  const [, name] = /^([a-z-]{1,40})\.png$/.exec((await params).file) ?? [];
  if (name === undefined) return plainResponse(404, 'There is no such picture.');
  const query = new URL(request.url).searchParams;
  return shareImage(await loadFigure(name, query), { request, query });
}
