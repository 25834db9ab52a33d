import { siteOrigin } from '../../src/frame/origin.ts';
import { llmsText } from '../../src/machines/llms-text.ts';
import { visitorNames } from '../../src/names/visitor-names.ts';

export async function GET(): Promise<Response> {
  const [names, origin] = await Promise.all([visitorNames(), siteOrigin()]);
  return new Response(llmsText(names, origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
