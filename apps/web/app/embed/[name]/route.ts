import { checkedText } from '../../../src/export/checked-response.ts';
import { plainResponse, troubleResponse } from '../../../src/export/file-response.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { embedPage } from '../../../src/picture/embed-page.ts';
import { loadFramed } from '../../../src/picture/framed-charts.ts';

/** A chart in its frame for another site: `/embed/tradeoff?model=…&theme=dark`. It holds no script. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const query = new URL(request.url).searchParams;
  const answer = await loadFramed(name, query);
  if (answer.state === 'MISSING') return plainResponse(404, 'There is no such chart.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  const html = embedPage(answer.value, { theme: query.get('theme'), origin: await siteOrigin() });
  return checkedText(request, html, 'text/html; charset=utf-8');
}
