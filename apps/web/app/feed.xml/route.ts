import { Feed } from '@inferbench/graphql-documents/feed';
import { pageAddress } from '../../src/address/pages.ts';
import { ask } from '../../src/api/answer.ts';
import { checkedText } from '../../src/export/checked-response.ts';
import { plainResponse, troubleResponse } from '../../src/export/file-response.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { atomFeed } from '../../src/export/machines/atom.ts';
import { feedEntries } from '../../src/export/machines/feed-entries.ts';

export async function GET(request: Request): Promise<Response> {
  const [answer, origin] = await Promise.all([ask(Feed, {}), siteOrigin()]);
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  if (answer.state === 'MISSING') return plainResponse(502, 'The API has no feed.');
  const entries = feedEntries(answer.value);
  const feed = atomFeed({ origin, title: 'InferBench', path: pageAddress('feed'), entries });
  return checkedText(request, feed, 'application/atom+xml; charset=utf-8');
}
