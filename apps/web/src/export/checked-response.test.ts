import { expect, test } from 'vitest';
import { checkedResponse, checkedText } from './checked-response.ts';

const request = (etag?: string) =>
  new Request('http://site.test/', { headers: etag === undefined ? {} : { 'if-none-match': etag } });

test('an answer is asked for each time, and sent again only where it changed', async () => {
  const first = await checkedText(request(), 'one', 'text/plain');
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect([first.headers.get('content-type'), await first.text()]).toEqual(['text/plain', 'one']);
  const etag = first.headers.get('etag') ?? '';
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await checkedText(request(named), 'one', 'text/plain')).status).toBe(304);
  const changed = await checkedText(request(etag), 'two', 'text/plain');
  expect([changed.status, await changed.text()]).toEqual([200, 'two']);
});

test('what did not change is not made again, and what could not be made is kept by nobody', async () => {
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(new Response('made'));
  };
  const first = await checkedResponse(request(), { madeOf: 'x', type: 'image/png' }, make);
  const again = request(first.headers.get('etag') ?? '');
  expect((await checkedResponse(again, { madeOf: 'x', type: 'image/png' }, make)).status).toBe(304);
  expect(made).toBe(1);
  const busy = await checkedResponse(request(), { madeOf: 'x', type: 'image/png' }, () =>
    Promise.resolve(new Response('busy', { status: 503 })),
  );
  expect([busy.status, busy.headers.get('etag'), busy.headers.get('cache-control')]).toEqual([
    503,
    null,
    null,
  ]);
});
