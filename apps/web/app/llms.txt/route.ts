import { checkedText } from '../../src/export/checked-response.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { llmsText } from '../../src/export/machines/llms-text.ts';
import { visitorNames } from '../../src/address/names/visitor-names.ts';

export async function GET(request: Request): Promise<Response> {
  const [names, origin] = await Promise.all([visitorNames(), siteOrigin()]);
  return checkedText(request, llmsText(names, origin), 'text/plain; charset=utf-8');
}
