import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Two vendors over all models, as they are quoted. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const PAGE = '/compare/amd-vs-nvidia';

async function at(
  path: string,
  { width = 1280, javaScriptEnabled = true }: { width?: number; javaScriptEnabled?: boolean },
  action: (page: Page) => Promise<void>,
): Promise<void> {
  await site.withPage({ viewport: { width, height: 900 }, javaScriptEnabled }, async (page) => {
    const response = await page.goto(`${site.web.url}${path}`);
    expect(response?.status()).toBe(200);
    await action(page);
  });
}

describe.each([1280, 390])('AMD or NVIDIA at %d px', (width) => {
  test('the title answers, the picture says how many of how many, four rows stand open', async () => {
    await at(PAGE, { width }, async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
        /^AMD or NVIDIA\?\s.*\bof\s\w+\smodels?/,
      );
      const frame = page.locator('figure#models');
      expect(await frame.getByRole('heading').innerText()).toMatch(/\bof\s\w+\smodels?/);
      expect(await frame.locator('.slice-line').innerText()).toMatch(
        /tokens in, .* each user at \d+ tokens\/s or more/,
      );
      const ran = page.getByRole('region', { name: 'What ran on either side' });
      expect(await ran.getByRole('row').filter({ visible: true }).count()).toBeLessThanOrEqual(5);
      await ran.getByText(/^\d+ more rows?$/).click();
      expect(await ran.getByRole('row').filter({ visible: true }).count()).toBeGreaterThan(5);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    });
  });
});

describe.each([1280, 390])('what is no chip at %d px', (width) => {
  test.each([
    ['/compare/blackwell-vs-hopper', /^Blackwell or Hopper\? /],
    ['/compare/tensorrt-llm-vs-vllm', /TensorRT-LLM and vLLM/],
    ['/compare/fp4-vs-fp8?chip=b200', /^On B200: /],
  ])('%s answers in its title, with what both ran on in each row', async (path, title) => {
    await at(path, { width }, async (page) => {
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading.replaceAll(/\s+/g, ' ')).toMatch(title);
      expect(await page.locator('figure#models').count()).toBe(1);
      expect(await page.locator('.segments').count()).toBeGreaterThan(2);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    });
  });
});

test('on one chip alone: a link that keeps the rest, and a name that is no chip is said', async () => {
  await at('/compare/fp4-vs-fp8', { javaScriptEnabled: false }, async (page) => {
    const chips = page.getByRole('navigation', { name: 'Chip that both ran on' });
    await chips.getByRole('link', { name: 'B200', exact: true }).click();
    await page.waitForURL(/\/compare\/fp4-vs-fp8\?chip=b200/);
    expect(await page.locator('h1').innerText()).toMatch(/^On B200/);
    const file = await page.request.get(`${site.web.url}/chart/versus.csv?pair=fp4-vs-fp8&chip=b200`);
    expect(await file.text()).toMatch(/B200 × \d+, /);
  });
  await at('/compare/fp4-vs-fp8?chip=nobodys', {}, async (page) => {
    expect(await page.getByRole('status').first().innerText()).toMatch(/Expected a chip to compare on/);
  });
});

test('without scripts lengths, line and drafts are links that keep each other, and a model leads to its page', async () => {
  await at(PAGE, { javaScriptEnabled: false }, async (page) => {
    const frame = page.locator('figure#models');
    await frame.getByRole('link', { name: '8K / 1K' }).click();
    await page.waitForURL(/in=8192&out=1024/);
    await frame.getByRole('link', { name: '40 tok/s' }).click();
    await page.waitForURL(/in=8192&out=1024&at=40/);
    expect(await frame.locator('.slice-line').innerText()).toMatch(/8,192 tokens in.* at 40 tokens\/s/);
    await frame
      .getByRole('link', { name: /on this model$/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/\/compare\/b200-vs-mi355x\?model=/);
  });
});

test('two chips without a model answer over all models; where nothing compares so, the page of one stands', async () => {
  await at('/compare/b200-vs-mi355x', {}, async (page) => {
    expect(await page.locator('figure#models').count()).toBe(1);
    expect(await page.locator('.lede').first().innerText()).toMatch(
      /in one server, \dK \/ \dK, at \d+ tokens\/s each/,
    );
  });
  await at('/compare/m2-ultra-vs-rtx-4090', {}, async (page) => {
    expect(await page.locator('figure#metrics').count()).toBe(1);
  });
});

test('the vendors stand at one address, whichever is named first, and as picture, numbers and embed', async () => {
  await at('/compare/nvidia-vs-amd', {}, async (page) => {
    expect(new URL(page.url()).pathname).toBe(PAGE);
    for (const file of [
      '/chart/versus.svg',
      '/chart/versus.csv',
      '/chart/versus.json',
      '/embed/versus',
      '/og/versus.png',
    ]) {
      const response = await page.request.get(`${site.web.url}${file}?pair=amd-vs-nvidia`);
      expect([file, response.status()]).toEqual([file, 200]);
    }
  });
});
