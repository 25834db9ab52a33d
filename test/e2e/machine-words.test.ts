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

/** Pages, each with the element whose words its title has. */
const PAGES: readonly (readonly [address: string, finding: string])[] = [
  ['/', '#models-title'],
  ['/models/deepseek-r1', '#load-title'],
  ['/models/llama-3.3-70b?in=1024&out=1024', '#load-title'],
  ['/compare/b200-vs-mi355x', 'h1'],
  ['/compare/h100-vs-h200-vs-b200', 'h1'],
  ['/chips/b200', '#standing-title'],
  ['/lab/load', '#load-title'],
  ['/your-workload', 'h1'],
];

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type Page = Parameters<Parameters<ReadOnlySite['withPage']>[1]>[0];

/** What the head of a page says, each address in it asked for. */
async function headOf(page: Page, finding: string) {
  const said = async (selector: string, attribute: string) =>
    (await page.locator(selector).first().getAttribute(attribute)) ?? '';
  const answered = async (address: string) => {
    const { status, headers } = await fetch(new URL(address, page.url()));
    return `${status} ${(headers.get('content-type') ?? '').split(';')[0]}`;
  };
  const description = await said('meta[name=description]', 'content');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { distribution } = Dataset.parse(JSON.parse(data[0] ?? ''));
  return {
    titled: words(await page.title()).includes(words(await page.locator(finding).first().innerText())),
    described: description.length >= 50 && /simulated|published|measured/i.test(description),
    canonical: [
      await page.locator('link[rel=canonical]').count(),
      await answered(await said('link[rel=canonical]', 'href')),
    ],
    image: await answered(await said('meta[property="og:image"]', 'content')),
    datasets: data.length,
    files: await Promise.all(distribution.map(({ contentUrl }) => answered(contentUrl))),
    types: distribution.map(({ encodingFormat }) => `200 ${encodingFormat}`),
  };
}

async function expectWhole(address: string, finding: string): Promise<void> {
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    const { types, ...head } = await headOf(page, finding);
    expect(head).toEqual({
      titled: true,
      described: true,
      canonical: [1, '200 text/html'],
      image: '200 image/png',
      datasets: 1,
      files: types,
    });
  });
}

describe('a page that has an answer', () => {
  test.each(PAGES)(
    '%s: the title is its finding, with description, picture, address, data',
    async (...page) => {
      await expectWhole(...page);
      expect.hasAssertions();
    },
  );

  test('a point does so as well', async () => {
    const route = (await routesOf(site.web.url)).find((each) => each.address.startsWith('/points/'));
    await expectWhole(route?.address ?? '', 'h1');
    expect.hasAssertions();
  });
});
