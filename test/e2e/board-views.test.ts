import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabTo } from '../testkit/keyboard.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A buyer lands on the board, narrows it, and looks where rankings turn (J2, steps 1 and 4), by keyboard alone. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const SLICE = 'model=llama-3-8b&phase=GENERATE&shape=BALANCED&batch=16&context=2048&precision=FP16';

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
  test('the first paint says what is ranked and who leads where', async () => {
    await open(width, '/', async (page) => {
      const lede = await page.locator('.lede').first().innerText();
      expect(lede).toMatch(
        /^Eight results from five chips, ranked by useful TOPS per chip\. .* leads at [\d.]+/,
      );
      expect(lede).toMatch(/per dollar .* leads/);
      expect(lede).toMatch(/Weakest evidence: E1/);
    });
  });

  test('a choice shows its rows at once, keeps the page and the focus, and goes back', async () => {
    await open(width, `/?${SLICE}`, async (page) => {
      await page.waitForLoadState('networkidle');
      await mark(page);
      const rankBy = page.getByLabel('Rank by');
      await tabTo(page, rankBy);
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/metric=COST_EFFICIENCY/);
      await page.locator('caption', { hasText: 'useful TOPS per USD/h' }).waitFor({ state: 'attached' });
      expect(await page.locator('.lede').first().innerText()).toMatch(/Gaudi 2 with DeepSpeed leads/);
      // The figure follows its rows.
      await page.getByRole('figure').first().waitFor();
      expect(await isSameDocument(page)).toBe(true);
      expect(await rankBy.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
      await page.goBack();
      await page.locator('caption', { hasText: 'useful TOPS per chip' }).waitFor({ state: 'attached' });
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test('a slice without results names the nearest ones', async () => {
    await open(width, `/?${SLICE.replace('batch=16', 'batch=512')}`, async (page) => {
      const main = await page.getByRole('main').innerText();
      expect(main).toMatch(/No results here by useful TOPS per chip\.\s+Nearest:/);
      await tabTo(page, page.getByRole('link', { name: /Llama 3 8B, generate, batch 64/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/batch=64/);
    });
  });

  test('crossovers hold the visitor’s own context and the systems that were chosen', async () => {
    await open(width, `/crossovers?${SLICE}&mark=6000`, async (page) => {
      expect(await page.locator('.lede').first().innerText()).toMatch(
        /At 5,\d{3} tokens \(simulated\): GH200 .* leads at [\d.]+ TOPS per chip, before/,
      );
      const own = page.locator('svg.chart:visible text', { hasText: 'your 5.9K' });
      expect(await own.count()).toBe(1);
      for (const name of ['Gaudi 2 (HL-225H) (DeepSpeed)', 'H100 SXM5 80GB (vLLM)']) {
        // One box after the other.
        await tabTo(page, page.getByRole('checkbox', { name, exact: true }));
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL(/system=.*&system=/);
      await page
        .getByText(/^Simulated: H100 SXM5 80GB \(vLLM\)/)
        .first()
        .waitFor();
      const pairs = page.getByRole('table', { name: 'Pairs that change places' }).locator('tbody tr');
      expect(await pairs.count()).toBe(1);
      expect(await pairs.last().innerText()).toMatch(
        /H100 SXM5 80GB \(vLLM\) passes Gaudi 2 \(HL-225H\) \(DeepSpeed\) at \d+ tokens \([\d,]+ to [\d,]+\)/,
      );
    });
  });

  test('batches are compared when asked for alone, and the page says so', async () => {
    await open(width, `/pareto?${SLICE}&x=TOKENS_PER_S_PER_CHIP&y=COST_EFFICIENCY`, async (page) => {
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('Compared across slices').count()).toBe(0);
      await tabTo(page, page.getByLabel('Batches'));
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/batches=all/);
      await page.getByText('Compared across slices').waitFor();
      expect(await page.getByRole('figure').first().innerText()).toMatch(
        /Across batches 1, 16, 32, 64, which the board never ranks together/,
      );
    });
  });
});

test('with JavaScript off every choice is a form that leads to the same view', async () => {
  await site.withPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}/?${SLICE}`);
    await page.getByLabel('Rank by').selectOption('COST_EFFICIENCY');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/metric=COST_EFFICIENCY/);
    expect(await page.locator('.lede').first().innerText()).toMatch(/Gaudi 2 with DeepSpeed leads/);
    expect(await page.getByRole('figure').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Useful TOPS', exact: true }).click();
    expect(await page.getByRole('note').first().innerText()).toContain(
      'Operations that the workload requires',
    );
  });
});
