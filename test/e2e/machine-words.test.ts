import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** What a page says to search engines and to whoever shares it: finding, slice, picture, address, data. */

let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const Dataset = z.object({
  '@type': z.literal('Dataset'),
  name: z.string().min(10),
  description: z.string().min(50),
  url: z.url(),
  license: z.url(),
  distribution: z.array(z.object({ contentUrl: z.url(), encodingFormat: z.string() })).min(1),
});

/** Each page with the element whose words are its finding; null where the title has more of its own. */
const PAGES: readonly (readonly [address: string, finding: string | null])[] = [
  ['/', '#load-title'],
  ['/models/deepseek-r1', '#load-title'],
  ['/models/llama-3.3-70b?in=1024&out=1024', '#load-title'],
  ['/compare/b200-vs-mi355x', 'h1'],
  ['/compare/h100-vs-h200-vs-b200', 'h1'],
  ['/chips/b200', '#standing-title'],
  ['/lab/load', '#load-title'],
  ['/your-workload', null],
];

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('a page that has an answer', () => {
  test.each(PAGES)(
    '%s: the title is its finding, with description, picture, address and data',
    async (address, finding) => {
      await site.withPage({ javaScriptEnabled: false }, async (page) => {
        await page.goto(`${site.web.url}${address}`);
        await holds(page, finding);
      });
    },
  );

  test('a point does so as well', async () => {
    const route = (await routesOf(site.web.url)).find((each) => each.address.startsWith('/points/'));
    await site.withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.web.url}${route?.address ?? ''}`);
      await holds(page, 'h1');
    });
  });
});

async function holds(
  page: Parameters<Parameters<ReadOnlySite['withPage']>[1]>[0],
  finding: string | null,
): Promise<void> {
  const title = await page.title();
  if (finding !== null)
    expect(words(title)).toContain(words(await page.locator(finding).first().innerText()));
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeGreaterThanOrEqual(50);
  expect(description).toMatch(/simulated|published|measured/);
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.count()).toBe(1);
  const own = await canonical.getAttribute('href');
  expect((await fetch(new URL(own ?? '', page.url()))).status).toBe(200);
  const image = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  const picture = await fetch(new URL(image ?? '', page.url()));
  expect([image, picture.status, picture.headers.get('content-type')]).toEqual([image, 200, 'image/png']);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toHaveLength(1);
  const dataset = Dataset.parse(JSON.parse(data[0] ?? ''));
  for (const { contentUrl, encodingFormat } of dataset.distribution) {
    const file = await fetch(contentUrl);
    expect([contentUrl, file.status]).toEqual([contentUrl, 200]);
    expect(file.headers.get('content-type')).toContain(encodingFormat);
  }
}
