import type { RouteOf } from '../../../src/frame/page-of.ts';
import { checkedText } from '../../../src/export/checked-response.ts';
import { plainResponse, troubleResponse } from '../../../src/export/file-response.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { embedPage } from '@inferbench/chart/embed-page';
import { loadFigure } from '../../../src/export/picture/figures.ts';

/** A chart in its frame for another site: `/embed/tradeoff?model=…&theme=dark`. It holds no script. */
export async function GET(request: Request, { params }: RouteOf<'name'>): Promise<Response> {
  const { name } = await params;
  const query = new URL(request.url).searchParams;
  const answer = await loadFigure(name, query);
  if (answer.state === 'MISSING') return plainResponse(404, 'There is no such chart.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  const html = embedPage(answer.value, { theme: query.get('theme'), origin: await siteOrigin() });
  return checkedText(request, html, 'text/html; charset=utf-8');
}
