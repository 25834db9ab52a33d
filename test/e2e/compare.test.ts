import type { Page } from 'playwright-core';
import { formatValue } from '@inferbench/units/format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Chips of the published figures of a first start, as a journalist compares them. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

async function at(path: string, action: (page: Page) => Promise<void>, width = 1280): Promise<void> {
  await site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}${path}`);
    await action(page);
  });
}

describe.each([1280, 390])('two chips side by side at %d px', (width) => {
  test('the verdict is the title, and every chart names its finding, kind and source', async () => {
    await at(
      '/compare/b200-vs-mi355x?model=deepseek-r1',
      async (page) => {
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        expect(title).toMatch(/\b(?:B200|MI355X)\b/);
        for (const id of ['context', 'peak', 'metrics', 'load']) {
          const frame = page.locator(`figure#${id}`);
          expect(await frame.getByRole('heading').textContent()).not.toBe('');
          expect(await frame.locator('footer').textContent()).toMatch(/engine \d/);
        }
        expect(await page.getByRole('row', { name: /^Memory/ }).textContent()).toMatch(/180 GB.*288 GB/);
      },
      width,
    );
  });
});

test.each([
  ['/compare/b200-vs-mi355x?model=deepseek-r1', true],
  ['/compare/b200-vs-lpu-v1-vs-tpu-v5p?model=llama-3.3-70b', true],
  ['/compare/b200-vs-h100?model=llama-3.1-405b&chips=1', false],
])(
  'every part that the first lines of %s name is on the page, drawn or with its reason',
  async (path, isDrawn) => {
    await at(path, async (page) => {
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const parts = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(parts).toContain('#peak');
      for (const part of parts) expect([part, await page.locator(`main ${part}`).count()]).toEqual([part, 1]);
      expect(await page.locator('figure#peak').count()).toBe(isDrawn ? 1 : 0);
    });
  },
);

test('a choice of metric, users and footing is a link that leads to a number, and what cannot be says why', async () => {
  await at('/compare/b200-vs-mi355x?model=deepseek-r1', async (page) => {
    const duel = page.locator('figure#context');
    await duel.getByRole('link', { name: 'energy' }).click();
    await page.waitForURL(/metric=energy/);
    expect(await duel.textContent()).toContain('Tokens per joule of MI355X ÷ B200');
    expect(await duel.textContent()).toContain('MI355X has no on-demand price');
  });
});

test('a wait that a reader allows is a field of the chart over it, without scripts too, and keeps the rest of the view', async () => {
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(
      `${site.web.url}/compare/b200-vs-mi355x?model=deepseek-r1&x=first&within=1&metric=energy`,
    );
    const chart = page.locator('figure#load');
    const wait = chart.getByRole('combobox', { name: /^First token within/ });
    expect(await wait.inputValue()).toBe('1');
    await wait.selectOption('2');
    await chart.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/within=2/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      model: 'deepseek-r1',
      x: 'first',
      metric: 'energy',
    });
    expect(await wait.inputValue()).toBe('2');
    expect(await chart.textContent()).toContain('2 s');
    await chart.getByRole('link', { name: /^300-word answer/ }).click();
    expect(await chart.getByRole('combobox', { name: /^300 words within/ }).count()).toBe(1);
  });
});

test('three chips of kinds that cannot be compared still have one page, without a verdict', async () => {
  await at('/compare/b200-vs-lpu-v1-vs-tpu-v5p?model=llama-3.3-70b', async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'B200, LPU v1 or TPU v5p for Llama 3.3 70B? No single chip wins.',
    );
    const sides = page.getByRole('table', { name: 'Chips side by side' });
    expect(await sides.getByRole('row', { name: /^Chips that hold/ }).textContent()).toMatch(
      /needs \d+ B200.*needs \d{3} LPU v1.*needs \d+ TPU v5p/,
    );
    await page.getByRole('link', { name: 'make first' }).first().click();
    await page.waitForURL(/first=/);
  });
});

test.each([1280, 390])(
  'three families stand in one table and under one set of roofs, at %d px',
  async (width) => {
    await at(
      '/compare/b200-vs-lpu-v1-vs-tpu-v5p?model=llama-3-70b',
      async (page) => {
        const part = page.getByRole('region', { name: /^No single chip wins/ });
        const table = part.getByRole('table');
        const cellsOf = (name: RegExp) =>
          table.getByRole('row', { name }).getByRole('cell').allTextContents();
        expect(await cellsOf(/^Tokens\/s per watt/)).toEqual([
          expect.stringMatching(/^0\.\d+/),
          'power not simulated',
          'power not simulated',
        ]);
        // The file of the table has what it shows.
        const href = await part.getByRole('link', { name: 'CSV' }).getAttribute('href');
        const csv = await (await page.request.get(`${site.web.url}${href ?? ''}`)).text();
        const lines = csv.split('\r\n').filter((line) => line.startsWith('Speed,tok'));
        const shown = await cellsOf(/^Speed tok/);
        expect(lines).toHaveLength(3);
        for (const [i, line] of lines.entries()) {
          const value = Number(line.split(',')[4]);
          expect(shown[i]?.replaceAll(',', '')).toContain(formatValue(value).replaceAll(',', ''));
        }
        const roofs = page.locator('figure#roofs');
        expect(await roofs.getByRole('heading').textContent()).toMatch(/memory limits/);
        for (const label of ['B200', 'LPU v1', 'TPU v5p'])
          expect(
            await roofs
              .locator('svg:visible')
              .getByText(new RegExp(`^${label}(?:,|$)`))
              .count(),
          ).toBe(1);
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
      },
      width,
    );
  },
);

test('the same as files, and a query that runs as it stands', async () => {
  await at('/compare/b200-vs-mi355x?model=deepseek-r1', async (page) => {
    const json = await page.getByRole('link', { name: 'JSON', exact: true }).first().getAttribute('href');
    const file = await page.request.get(`${site.web.url}${json ?? ''}`);
    expect(file.status()).toBe(200);
    await page.getByText('The query behind this page').click();
    const query = await page.locator('pre').textContent();
    const answer = await page.request.post(`${site.web.url}/graphql`, { data: { query } });
    expect(JSON.stringify(await answer.json())).toContain('"verdict"');
  });
});

test('the picker takes any name of a chip', async () => {
  await at('/compare', async (page) => {
    await page.getByLabel('First chip').fill('MI355X');
    await page.getByLabel('Second chip').fill('nvidia h100');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL(/\/compare\/h100-vs-mi355x/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      /^(?:H100|MI355X)\b.*\b(?:H100|MI355X)/,
    );
  });
});
