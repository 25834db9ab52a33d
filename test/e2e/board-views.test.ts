import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabTo } from '../testkit/keyboard.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A buyer lands, narrows one slice of a model down, and looks where rankings turn (J2, steps 1 and 4), by keyboard alone. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const BOARD = '/leaderboard/llama-3-8b/batch?users=16&prec=fp16';

function open<T>(width: number, address: string, action: (page: Page) => Promise<T>): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    return action(page);
  });
}

/** A page that was loaded anew has lost it. */
const mark = (page: Page) => page.evaluate('window.sameDocument = true');
const isSameDocument = (page: Page) => page.evaluate('window.sameDocument === true');

describe.each([1280, 320])('at %d px', (width) => {
  test('the first paint answers four questions, each with a number and its interval, or says why nobody leads', async () => {
    await open(width, '/', async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
        /^Which chip runs your model best/,
      );
      const answers = await page.locator('.answers > div').all();
      const silent = await page.getByText('No leader: these systems differ in size or layout.').count();
      expect([answers.length, silent]).toEqual(silent === 0 ? [4, 0] : [0, 1]);
      for (const answer of answers) {
        const text = await answer.innerText();
        // A number with its unit, or in words why there is none.
        const isMissing = (await answer.locator('.answer-number').count()) === 0;
        expect(text).toMatch(isMissing ? /no|not/i : /[\d.]+\s*(\/|tokens|J)[\s\S]*[\d.]+ to \$?[\d.]+/);
      }
      expect(await page.locator('figure.frame').first().getByRole('heading').innerText()).not.toBe('');
    });
  });

  test('the first paint of a board says who leads or why nobody does, and what changes places as the context grows', async () => {
    await open(width, BOARD, async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/lead|told apart/);
      const [first] = await page.locator('.board-group tbody tr').all();
      expect(await first?.innerText()).toMatch(/\d/);
      const fold = page.locator('details#over-context > summary');
      await tabTo(page, fold);
      await page.keyboard.press('Enter');
      const context = page.locator('figure#context');
      expect(await context.getByRole('heading').innerText()).toMatch(/context|tokens/);
      expect(await context.locator('svg').count()).toBeGreaterThan(0);
    });
  });

  test('a choice shows its rows at once, keeps the page and the focus, and goes back', async () => {
    await open(width, BOARD, async (page) => {
      await page.waitForLoadState('networkidle');
      const before = await page.getByRole('heading', { level: 1 }).innerText();
      await mark(page);
      const users = page.getByLabel('Users at once');
      await tabTo(page, users);
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/users=(?!16\b)\d+/);
      await page.waitForFunction((title) => document.querySelector('h1')?.innerText !== title, before);
      // The figure follows its rows.
      await page.locator('figure#context').waitFor({ state: 'attached' });
      expect(await isSameDocument(page)).toBe(true);
      expect(await users.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
      await page.goBack();
      await page.waitForFunction((title) => document.querySelector('h1')?.innerText === title, before);
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test('a board of what nobody ran says so and leads to where somebody did', async () => {
    await open(width, BOARD.replace('users=16', 'users=17'), async (page) => {
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      expect(title).toMatch(/^Llama 3 8B with 17 sequences: nobody published this/);
      expect(await page.getByLabel('Users at once').inputValue()).toBe('17');
      const near = page.getByRole('link', { name: /\d+ sequences?, \d+ systems?/ }).first();
      await tabTo(page, near);
      await page.keyboard.press('Enter');
      await page.waitForURL(/users=(?!17\b)\d+/);
    });
  });

  test('a pair has its duel over context', async () => {
    await open(width, '/compare/gaudi-2-vs-h100?model=llama-3-8b&prec=fp16&users=16', async (page) => {
      const duel = page.locator('figure#context');
      await tabTo(page, duel.locator('summary'));
      await page.keyboard.press('Enter');
      const rows = await duel.locator('table tbody tr').allInnerTexts();
      // Simulated loads from short to long, each ratio with its interval.
      expect(rows.length).toBeGreaterThan(5);
      for (const row of rows) expect(row).toMatch(/[\d,]+\s.*[\d.]+/);
    });
  });

  test('an address with lengths shows their curves, and the target line is a choice', async () => {
    await open(width, '/models/deepseek-r1?in=8192&out=1024&at=20', async (page) => {
      await mark(page);
      const frame = page.locator('figure.frame').first();
      expect(await frame.locator('.slice-line').innerText()).toMatch(/8K \/ 1K|8,192/);
      const speed = page.getByLabel(/^Speed each user sees/).first();
      await tabTo(page, speed);
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/at=(?!20\b)\d+/);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
});

test('with JavaScript off every choice is a form that leads to the same view', async () => {
  await site.withPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}${BOARD}`);
    await page.getByLabel('Users at once').selectOption('1');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/users=1\b/);
    expect(await page.locator('.board-group').first().getByRole('heading').innerText()).toMatch(/system/);
    await page.locator('details#over-context > summary').click();
    expect(await page.locator('figure#context').isVisible()).toBe(true);
  });
});
