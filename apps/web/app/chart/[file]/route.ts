import type { RouteOf } from '../../../src/frame/page-of.ts';
import { plainResponse } from '../../../src/export/file-response.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { loadFigure } from '../../../src/export/picture/figures.ts';
import { FIGURE_TYPES, figureFile } from '../../../src/export/picture/picture-response.ts';

/** A chart as a file: `/chart/duel.png?pair=…`, `/chart/split.svg?point=…`, `.csv`, `.json`. */
export async function GET(request: Request, { params }: RouteOf<'file'>): Promise<Response> {
  const { file } = await params;
  const query = new URL(request.url).searchParams;
  const [, name = '', ending] = /^([a-z-]{1,40})\.([a-z]{3,4})$/.exec(file) ?? [];
  const type = FIGURE_TYPES.find((each) => each === ending);
  if (type === undefined) return plainResponse(404, 'There is no such chart.');
  return figureFile(await loadFigure(name, query), { request, query, type, origin: await siteOrigin() });
}
