import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

const own = (headers: Parameters<typeof siteOf>[0]) => () => siteOf(headers, null);

test('a page of this machine on another port is another site, also where no proxy says which was asked', () => {
  const origin = 'http://localhost:3000';
  expect(own({ origin, 'x-forwarded-host': 'localhost:3000', host: '127.0.0.1:4000' })()).toMatchObject({
    origin,
  });
  expect(own({ origin, host: 'localhost:3000' })()).toMatchObject({ origin, rpId: 'localhost' });
  for (const headers of [
    { origin, 'x-forwarded-host': 'localhost:3001' },
    { origin, host: '127.0.0.1:4000' },
    { origin },
    { origin, host: 'a b' },
  ])
    expect(own(headers)).toThrow(/Signing in is for pages of this site/);
});
