import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { type Site, startSite } from '../testkit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: false });
});
afterAll(() => site?.stop());

const FORM = '/submissions/new/chip?family=simt';

function open<T>(width: number, address: string, action: (page: Page) => Promise<T>): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    return action(page);
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a data sheet says, in its own units. */
async function fillChip(page: Page): Promise<void> {
  await page.locator('#field-peaks-0-precision').selectOption('fp16');
  await page.locator('#field-peaks-0-denseOpsPerSec').fill('989 TFLOPS');
  await page.locator('#field-memory-capacity').fill('80 GB');
  await page.locator('#field-memory-bandwidthBytesPerSec').fill('3.35 TB/s');
}

describe.each([1280, 390])('at %d px, without signing in', (width) => {
  test('figures in units become a roofline, a sheet and a map in the browser', async () => {
    await open(width, FORM, async (page) => {
      await page.getByText('The roofline appears as soon as').waitFor();
      await fillChip(page);
      await page.getByText('the ridge is at 295 FLOP per byte').waitFor();
      expect(await page.locator('.beside .drawings').count()).toBeGreaterThan(0);
      await page.screenshot({ path: `/tmp/helpers/look-${width}.png`, fullPage: true });
    });
  });
});
