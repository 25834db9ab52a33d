import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asAdmin } from '../testkit/database.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { EXAMPLE, EXAMPLE_CONTEXT, fasterFile, MEASURED_CONTEXT, readFixture } from '../testkit/fixture.ts';
import { FAULTLESS, openWindow, visit } from '../testkit/page-report.ts';
import { type Site, startSite } from '../testkit/site.ts';
import { pageOf } from '../testkit/submission-page.ts';
import { submitRun, type SubmittedRun } from '../testkit/submitted-run.ts';

/** Who stands behind a result, what became of it, and what waits: as a stranger reads it. */

let site: Site;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  site = await startSite({ published: false });
  browser = await launchBrowser();
  context = await openWindow(browser);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const BOARD_FILE = '/export/leaderboard.csv?model=llama-3-8b';
const BOARD = '/leaderboard/llama-3-8b';
const Receipt = z.object({
  receipt: z.object({ submissionId: z.string() }),
  pointIds: z.tuple([z.string()]),
});

async function submitted(...args: string[]): Promise<SubmittedRun> {
  const { receipt, pointIds } = Receipt.parse(JSON.parse((await site.submit(...args)).stdout));
  return { submission: receipt.submissionId, point: pointIds[0] };
}

/** The honest run, which a lab measured. */
const testedElsewhere = (): Promise<SubmittedRun> =>
  submitRun(site, site.apiKey, {
    document: readFixture(EXAMPLE),
    context: readFixture(MEASURED_CONTEXT),
    testedBy: 'A lab',
  });

const pointPage = (point: string) => `/points/${encodeURIComponent(point)}`;

/** What a stranger reads of a page. */
function textOf(address: string, part: 'main' | 'footer' = 'main'): Promise<string> {
  return site.withPage({}, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    return page.locator(part).last().innerText();
  });
}

async function faultless(address: string): Promise<void> {
  const { looks } = await visit(context, {
    site: site.web.url,
    route: { address, status: 200 },
    widths: [1280, 390],
    read: async () => null,
  });
  const look = { light: FAULTLESS, dark: FAULTLESS };
  expect({ address, ...looks }).toEqual({ address, 1280: look, 390: look });
}

const set = (assignment: string) =>
  asAdmin(site.database.adminUrl, async (admin) => {
    await admin.query(`UPDATE instance SET ${assignment}`);
  });

let honest: { submission: string; point: string };

describe('a result that nobody reviewed', () => {
  beforeAll(async () => {
    honest = await testedElsewhere();
  });

  test('says on board, point and chip who submitted and whose chip it is; who is only said to have measured, on its own page alone', async () => {
    const words = 'submitted by Demo vendor · chip by NVIDIA';
    for (const address of [BOARD, pointPage(honest.point)]) {
      const text = await textOf(address);
      expect(text).toContain(words);
      expect(text).toContain('third party');
      expect(text).toContain('provisional');
      expect(text.includes('says it was measured by "A lab"')).toBe(address !== BOARD);
    }
    expect(await textOf(BOARD)).not.toContain('A lab');
    const chip = await textOf('/chips/h100?points=all');
    expect([chip.includes('submitted by Demo vendor'), chip.includes('A lab')]).toEqual([true, false]);
  });

  test('stands in its place without a digit, with its mark and that of its precision', async () => {
    const [first, sentence] = await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      const row = page
        .locator('tr', { has: page.locator(`a[href*="${encodeURIComponent(honest.point)}"]`) })
        .first();
      return [
        await row.locator('.place').textContent(),
        await page.locator('.board-group').first().getByRole('heading').innerText(),
      ];
    });
    expect(first).toBe('–');
    expect(sentence).toMatch(/: 0 systems, 1 more not reviewed yet$/);
    const text = await textOf(BOARD);
    expect(text).toContain('provisional, no rank');
    expect(text).toContain('precision declared');
    await faultless(BOARD);
    await faultless(pointPage(honest.point));
  });

  test('and so do its files', async () => {
    const csv = await (await fetch(`${site.web.url}${BOARD_FILE}`)).text();
    expect(csv).toMatch(/,whose,source,marks,permalink\r?\n/);
    expect(csv).toContain('submitted by Demo vendor · chip by NVIDIA');
    expect(csv).toContain('"provisional, no rank, third party, precision declared"');
    expect(csv).not.toContain('A lab');
    const point = await (await fetch(`${site.web.url}/export/point.csv?point=${honest.point}`)).text();
    expect(point).toContain('Submitted by Demo vendor, chip by NVIDIA; provisional; precision declared.');
    expect(point).not.toContain('A lab');
  });

  test('has a page of its revision, which waits where too few may decide', async () => {
    const text = await textOf(pageOf(honest.submission));
    expect(text).toContain('Run of Llama 3 8B on H100');
    expect(text).toContain('Nobody may publish this.');
    expect(text).toContain('Result 1');
    expect(text).toMatch(/submitted\s+Demo vendor, its submitter/);
    await faultless(pageOf(honest.submission));
  });

  test('stands in the queue, oldest first', async () => {
    const text = await textOf('/review');
    expect(text).toContain('1 submission waits');
    expect(text).toContain('Run of Llama 3 8B on H100');
    await faultless('/review');
  });

  test('every page with results says that it is published without review, where it is', async () => {
    const pages = ['/', '/chips', '/chips/h100', BOARD, pointPage(honest.point), '/models'];
    for (const address of pages) expect(await textOf(address, 'footer')).toContain('listed without review');
    await set("review = 'required'");
    for (const address of pages)
      expect(await textOf(address, 'footer')).not.toContain('listed without review');
    await set("review = 'off'");
  });
});

describe('an example', () => {
  test('stands on its own page, which says why it ranks nowhere, and on no board', async () => {
    const faster = path.join(site.dir, 'example.json');
    await writeFile(faster, fasterFile(0.97));
    const { point } = await submitted(faster, '--context-file', EXAMPLE_CONTEXT);
    expect(await textOf(pointPage(point))).toContain('Shown and never ranked');
    const csv = await (await fetch(`${site.web.url}${BOARD_FILE}`)).text();
    expect(csv).toContain(honest.point);
    expect(csv).not.toContain(point);
    await faultless(pointPage(point));
  });
});

describe('what is held back, and what is withdrawn', () => {
  test('what was public leaves a tombstone, to which its point leads', async () => {
    const answer = await site.graphql(
      `mutation ($input: WithdrawInput!) { withdraw(input: $input) { __typename } }`,
      {
        input: {
          submission: honest.submission,
          expectedVersion: 1,
          idempotencyKey: crypto.randomUUID(),
          reason: 'The clock ran fast.',
        },
      },
      site.apiKey,
    );
    expect(answer).toMatchObject({ data: { withdraw: { __typename: 'ActDone' } } });
    await site.withPage({}, async (page) => {
      const response = await page.goto(`${site.web.url}${pointPage(honest.point)}`);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(pageOf(honest.submission));
      const text = await page.locator('main').innerText();
      expect(text).toMatch(/Withdrawn by its submitter, Demo vendor, on \d+ \w+ \d{4}\./);
      expect(text).toContain('The clock ran fast.');
      expect(text).toContain('Nothing took its place.');
    });
    await faultless(pageOf(honest.submission));
    expect(await textOf('/review')).not.toContain('Llama 3 8B on H100, ');
  });
});
