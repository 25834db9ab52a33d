import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';
import { PAIR } from '../testkit/workload-page.ts';

/** Two systems of the published figures of a first start, as a buyer compares them (J2, step 5). */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

async function withPage(width: number, action: (page: Page) => Promise<void>): Promise<void> {
  await site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}${PAIR}`);
    await action(page);
  });
}

describe('two systems side by side', () => {
  test('assumptions and cautions come before every figure; each figure leads to its point', async () => {
    await withPage(1280, async (page) => {
      const caution = page.getByRole('note', { name: 'Caution' });
      expect(await caution.textContent()).toContain('Weights are stored as bf16 and fp16.');
      const order = await page.locator('main').textContent();
      const at = (words: string) => order?.indexOf(words) ?? -1;
      expect(at('Caution.')).toBeLessThan(at('Serving stack'));
      expect(at('Serving stack')).toBeLessThan(at('TOPS per chip'));
      expect(await page.getByRole('row', { name: /^Weights bf16/ }).textContent()).toContain('differs');
      const box = page.getByRole('region', { name: 'Is this comparable?' });
      expect(await box.getByRole('row', { name: /^Weights stored alike/ }).textContent()).toContain('no');
      expect(await box.textContent()).toMatch(/times \([\d.]+ to [\d.]+\) those of/);
      expect(await box.textContent()).toMatch(/Beyond [\d,]+ tokens .* leads by useful TOPS, simulated/);
      await page
        .getByRole('row', { name: /^Useful TOPS/ })
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL(/\/points\//);
    });
  });

  test('swaps, exports, and says what is not in a slice with the nearest that holds both', async () => {
    await withPage(320, async (page) => {
      await page.getByRole('link', { name: 'Swap A and B' }).click();
      await page.waitForURL(/a=amd-mi300x-x1-vllm&b=intel-gaudi2/);
      const csv = await (
        await page.request.get(page.url().replace('/compare?', '/export/compare.csv?'))
      ).text();
      expect(csv).toContain('METRIC,USEFUL_TOPS,TOPS per chip');
      await page.goto(`${site.web.url}${PAIR.replace('batch=1&', 'batch=32&')}`);
      await page
        .getByText('intel-gaudi2-x1-deepspeed and amd-mi300x-x1-vllm do not rank in this slice.')
        .waitFor();
      await page.getByRole('link', { name: /batch 1, 2K context/ }).click();
      await page.getByRole('heading', { level: 2, name: 'Assumptions' }).waitFor();
    });
  });
});
