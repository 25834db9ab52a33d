import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESSIBLE, accessibilityOf, accessibilityOfPage, VIEWS } from '../testkit/accessibility.ts';
import { csvCells } from '../testkit/csv-reader.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';
import {
  PATH,
  WORKLOAD,
  H100,
  SENSITIVITY,
  said,
  field,
  ranking,
  rowsOf,
  rowOf,
  ended,
} from '../testkit/workload-page.ts';

/** A buyer chooses hardware (J2), on the figures of a first start; the numbers of the journey are adapted to what is published. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

async function open<T>(width: number, address: string, action: (page: Page) => Promise<T>): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 }, bypassCSP: true }, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    return action(page);
  });
}

interface Ranking {
  sentence: string;
  ranking: { label: string; rank: number; value: number }[];
  missesLimits: { label: string }[];
  noData: { label: string }[];
}

async function ofApi(prices: readonly object[] = []): Promise<Ranking> {
  const body = (await site.graphql(
    `query ($workload: WorkloadInput!) { rankForWorkload(workload: $workload) { ... on WorkloadRanking {
      sentence ranking { label rank value } missesLimits { label } noData { label } } } }`,
    {
      workload: {
        model: 'llama-3-8b',
        requests: [{ inputTokens: 1000, outputTokens: 1000 }],
        concurrency: 32,
        limits: { e2eMs: 25_000 },
        costBasis: 'OWNED',
        ownership: { usdPerKwh: 0.11, pue: 1.25 },
        prices,
        include: { interpolated: true },
      },
    },
  )) as { data: { rankForWorkload: Ranking } }; // the query's own shape
  return body.data.rankForWorkload;
}

const SEVENTY = 'model=llama-3.1-70b&input=8000&output=1000&load=50&ttft=2000&precision=FP8';
const SERVERS = `query ($request: ServersNeededInput!) { serversNeeded(request: $request) { ... on ServersNeeded {
  answer sentence head { finding } priced { label servers usdPerMonth { value } } unpriced { label } } } }`;

interface Servers {
  answer: string;
  sentence: string;
  head: { finding: string };
  priced: { label: string; servers: number; usdPerMonth: { value: number } }[];
  unpriced: { label: string }[];
}

describe('fifty users of a 70B model', () => {
  let expected: Servers;
  beforeAll(async () => {
    const request = {
      model: 'llama-3.1-70b',
      inputTokens: 8000,
      outputTokens: 1000,
      users: 50,
      ttftMs: 2000,
      precision: 'FP8',
    };
    const body = (await site.graphql(SERVERS, { request })) as { data: { serversNeeded: Servers } }; // the query's own shape
    expected = body.data.serversNeeded;
    expect(expected.priced.length).toBeGreaterThan(0);
  });

  test.each([1280, 390])(
    'need so many servers at so much a month, on page and API, at %d px',
    async (width) => {
      await open(width, `${PATH}?${SEVENTY}`, async (page) => {
        await ended(page);
        const section = page.locator('#servers-needed');
        expect(await section.textContent()).toContain(expected.answer);
        await page.getByRole('heading', { level: 2, name: expected.head.finding }).waitFor();
        await page.getByText('Waits, speeds and servers without a price').click();
        const table = page.getByRole('table', { name: 'Servers for your workload' });
        const rows = await table.getByRole('row').filter({ hasNotText: 'Waits and speed' }).allTextContents();
        expect(rows).toHaveLength(expected.priced.length + expected.unpriced.length);
        for (const [index, { label, servers }] of expected.priced.entries())
          expect(rows[index]).toContain(`${servers} × 8 ${label}`);
        expect(await accessibilityOfPage(page)).toMatchObject({ violations: [], scrollsSideways: false });
      });
    },
  );

  test('are counted again when another load is sent; until then the page says whose they are', async () => {
    await open(1280, `${PATH}?${SEVENTY}`, async (page) => {
      await ended(page);
      await field(page, 'Load, users at once').fill('2000');
      const note = page.getByText('These servers are for what stood in the form before.');
      await note.waitFor();
      await page.getByRole('button', { name: 'Answer' }).click();
      await note.waitFor({ state: 'detached' });
      const figure = page.locator('#servers', { hasText: '2,000 users' });
      await figure.waitFor();
      expect(await figure.textContent()).toContain('Simulated');
    });
  });
});

describe.each([1280, 320])('a buyer at %d px', (width) => {
  test('types a workload and reads three groups, ties, and what the order depends on', async () => {
    const expected = await ofApi();
    await open(width, PATH, async (page) => {
      await ended(page);
      await field(page, 'Load, users at once').fill('32');
      await page.getByText(/^Requests a second, weights/).click();
      await field(page, 'E2E: request to last token').fill('25,000');
      await page.getByLabel('Cost basis').selectOption('OWNED');
      await page.getByText('Electricity, PUE and other costs of owning').click();
      await field(page, 'Electricity').fill('0.11');
      await field(page, 'PUE: facility power ÷ IT power').fill('1.25');
      await page.getByLabel(/^Include interpolated/).check();
      await said(page).filter({ hasText: expected.sentence }).waitFor({ state: 'attached' });

      const rows = await rowsOf(page).allTextContents();
      expect(rows).toHaveLength(expected.ranking.length);
      for (const [index, { label, rank, value }] of expected.ranking.entries()) {
        expect(rows[index]).toContain(label);
        expect(rows[index]).toContain(`$${value.toPrecision(3)}`);
        const shared = expected.ranking.filter((other) => other.rank === rank).length > 1;
        expect(rows[index]).toMatch(new RegExp(`rank ${shared ? '=' : ''}${rank}\\D`));
      }
      // Interpolated: said, and marked.
      expect(await rowOf(page, 'H100 ×1, TensorRT-LLM').getByText('interpolated').count()).toBe(1);
      // A tie: focusing it shows both intervals, which also stand in the table.
      const tie = rowOf(page, H100).getByRole('button', { name: /^rank/ });
      await tie.focus();
      const intervals = rowOf(page, H100).getByRole('tooltip');
      expect(await intervals.isVisible()).toBe(true);
      expect(await intervals.textContent()).toMatch(
        /H100 ×1, vLLM: \$.* to \$.*H100 ×1, TensorRT-LLM: \$.* to \$/,
      );
      await page.keyboard.press('Escape');
      expect(await intervals.isVisible()).toBe(false);
      await tie.hover();
      await intervals.waitFor();

      const missed = page.getByRole('table', { name: 'Systems that miss a limit' });
      for (const { label } of expected.missesLimits)
        expect(await missed.getByRole('row').filter({ hasText: label }).textContent()).toMatch(
          /E2E [\d,]+ ms > 25,000 ms missed by [\d.]+\s%static batch/,
        );
      const without = page.getByRole('table', { name: 'Systems that do not rank' });
      for (const { label } of expected.noData)
        expect(await without.getByRole('row').filter({ hasText: label }).count()).toBeGreaterThan(0);
      await page.getByText(SENSITIVITY).click();
      await page
        .getByText(/A price that moves by 15 % changes a value by up to 14 %, half or twice the price/)
        .waitFor();
      expect(await accessibilityOfPage(page)).toMatchObject({ violations: [], scrollsSideways: false });
    });
  });

  test('moves a price by −15 %, and the order follows', async () => {
    const before = await ofApi();
    const after = await ofApi([{ chip: 'nvidia-h100-sxm5-80gb', usdPerChip: 25_500 }]);
    expect(after.ranking.map(({ rank }) => rank)).not.toEqual(before.ranking.map(({ rank }) => rank));
    await open(width, `${PATH}?${WORKLOAD}`, async (page) => {
      await ended(page);
      await page.getByRole('link', { name: `Price of the chip of ${H100}, −15 %` }).click();
      await said(page).filter({ hasText: after.sentence }).waitFor({ state: 'attached' });
      expect(new URL(page.url()).searchParams.get('buy.nvidia-h100-sxm5-80gb')).toBe('25500');
      const ranks = await rowsOf(page).getByText(/^rank/).allTextContents();
      expect(ranks.length).toBeGreaterThan(0);
      expect(await rowOf(page, H100).textContent()).toMatch(/rank =1/);
      await page.getByRole('link', { name: `Public price of the chip of ${H100}` }).click();
      await said(page).filter({ hasText: before.sentence }).waitFor({ state: 'attached' });
    });
  });

  test('compares the first two, and clicks a number to its provenance', async () => {
    await open(width, `${PATH}?${WORKLOAD}`, async (page) => {
      await page.getByRole('link', { name: 'Compare the first two' }).click();
      await page.waitForURL(/\/compare\/a100.*-vs-h100/);
      await page.getByText('What each figure rests on').click();
      await page.getByRole('heading', { level: 2, name: 'Measured, published, simulated' }).waitFor();
      await page.goBack();
      await ended(page);
      await rowOf(page, H100)
        .getByRole('link', { name: /^\$0\.1/ })
        .click();
      await page.waitForURL(/\/points\//);
      const provenance = page.getByRole('heading', { name: /Provenance/ }).first();
      await provenance.waitFor();
      expect(await provenance.isVisible()).toBe(true);
    });
  });

  test('takes the numbers along: the file and the permalink hold what the page shows', async () => {
    const expected = await ofApi();
    await open(width, `${PATH}?${WORKLOAD}`, async (page) => {
      await page.getByText('Share and cite', { exact: true }).click();
      const files = page.getByRole('region', { name: 'Share, cite, download' });
      const csv = await (
        await page.request.get(
          `${site.web.url}${(await files.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? ''}`,
        )
      ).text();
      const lines = csv.split('\r\n').filter((line) => line !== '' && !line.startsWith('#'));
      const [head = [], ...filed] = lines.map((line) => csvCells(line, ','));
      const ranked = filed.filter(([group]) => group === 'RANKED');
      const cellsOf = (name: string) => ranked.map((cells) => cells[head.indexOf(name)]);
      expect(cellsOf('label')).toEqual(expected.ranking.map(({ label }) => label));
      expect(cellsOf('value').map(Number)).toEqual(expected.ranking.map(({ value }) => value));
      const json: unknown = await (
        await page.request.get(
          `${site.web.url}${(await files.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? ''}`,
        )
      ).json();
      expect(json).toMatchObject({
        sentence: expected.sentence,
        pue: 1.25,
        usdPerKwh: 0.11,
        rows: [
          ...expected.ranking.map(({ label, rank, value }) => ({ group: 'RANKED', label, rank, value })),
          ...expected.missesLimits.map(({ label }) => ({ label })),
          ...expected.noData.map(({ label }) => ({ label })),
        ],
      });
      const permalink = (await files.getByRole('link').first().getAttribute('href')) ?? '';
      const shown = await ranking(page).textContent();
      await page.goto(permalink);
      expect(await ranking(page).textContent()).toBe(shown);
    });
  });
});

test('a buyer without a mouse', async () => {
  const expected = await ofApi();
  await open(1280, `${PATH}?basis=OWNED&kwh=0.11&pue=1.25`, async (page) => {
    await ended(page);
    const focusOn = async (wanted: string) => {
      for (let presses = 0; presses < 120; presses += 1) {
        await page.keyboard.press('Tab');
        const name: unknown = await page.evaluate(
          `(() => { const e = document.activeElement; return (e.labels?.[0] ?? e).textContent || e.ariaLabel || ''; })()`,
        );
        if (String(name).startsWith(wanted)) return;
      }
      throw new Error(`Tab never reaches ${wanted}`);
    };
    await focusOn('E2E: request');
    await page.keyboard.type('25000');
    await focusOn('Include interpolated');
    await page.keyboard.press('Space');
    await said(page).filter({ hasText: expected.sentence }).waitFor({ state: 'attached' });
    // Typing moved the focus nowhere.
    await focusOn('Answer');
    await page.keyboard.press('Enter');
    await ended(page);
    await focusOn('rank =2');
    expect(await page.getByRole('tooltip').filter({ visible: true }).count()).toBe(1);
    await focusOn('Compare the first two');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'A100 40 GB or H100 for Llama 3 8B?' }).waitFor();
  });
});

test('without JavaScript the form leads to the same ranking, read whole', async () => {
  const expected = await ofApi();
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}${PATH}?basis=OWNED&kwh=0.11&pue=1.25`);
    await field(page, 'E2E: request to last token').fill('25000');
    await page.getByLabel(/^Include interpolated/).check();
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByText(expected.sentence).first().waitFor();
    for (const { label } of expected.ranking) expect(await rowOf(page, label).count()).toBe(1);
    await page.getByText(SENSITIVITY).click();
    expect(await page.getByRole('group', { name: /^Of \d+ assumptions/ }).count()).toBe(1);
    await page.getByRole('link', { name: `Price of the chip of ${H100}, −15 %` }).click();
    await page.waitForURL(/buy\.nvidia-h100-sxm5-80gb=25500/);
    expect(await rowOf(page, H100).textContent()).toMatch(/rank =1/);
    await page.getByRole('link', { name: /^Batch/ }).click();
    expect(await field(page, 'Load, users at once').inputValue()).toBe('64');
  });
});

describe('what cannot be answered', () => {
  test('wrong fields are said at the field, and keep what was typed', async () => {
    await open(320, `${PATH}?input=many&pue=0.5&model=lama-3-8b`, async (page) => {
      expect(await field(page, 'Prompt, tokens').inputValue()).toBe('many');
      expect(await field(page, 'Prompt, tokens').getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByText('Expected at least 1, found “0.5”.').isVisible()).toBe(true);
      expect(await ranking(page).count()).toBe(0);
      await field(page, 'Prompt, tokens').fill('1000');
      await field(page, 'PUE: facility power ÷ IT power').fill('1.25');
      await page
        .getByText(/has no model "lama-3-8b"/)
        .first()
        .waitFor();
      expect(await page.getByLabel('Model').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('Model').selectOption('llama-3-8b');
      await ranking(page).waitFor();
    });
  });

  test('a limit that nobody publishes leaves nothing to rank, and it is said what to leave out', async () => {
    await open(1280, PATH, async (page) => {
      await page.getByRole('link', { name: /^Chatbot/ }).click();
      await page.getByText('Nothing can be ranked for this workload.').waitFor();
      expect(await field(page, 'First token (TTFT), ms').inputValue()).toBe('500');
      await page.getByRole('link', { name: /^Leave out the limit on TTFT/ }).click();
      await ranking(page).waitFor();
    });
  });

  test('a workload far from everything names what is nearest', async () => {
    await open(1280, `${PATH}?input=32768&output=600&load=40&ttft=2000&tpot=40`, async (page) => {
      expect(await page.getByText(/^Nearest: /).textContent()).toMatch(
        /nearest point .* \(its point; apart: prompt\s×\s32/,
      );
    });
  });
});

test.each(VIEWS)('is accessible at %d px, %s', async (...view) => {
  expect(await accessibilityOf(site, `${PATH}?${WORKLOAD}`, view)).toEqual(ACCESSIBLE);
});

test.each(VIEWS)('is accessible with wrong fields and nothing to rank at %d px, %s', async (...view) => {
  expect(await accessibilityOf(site, `${PATH}?input=x&pue=0`, view)).toEqual(ACCESSIBLE);
  expect(await accessibilityOf(site, `${PATH}?ttft=500`, view)).toEqual(ACCESSIBLE);
});
