import type { Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';
import type { Means } from './visitor.ts';

export const mouse: Means = {
  hasScripts: true,
  activate: (_page, target) => target.click(),
  async choose(_page, field, label) {
    await field.selectOption({ label });
  },
  async type(_page, field, text) {
    await field.click();
    await field.fill(text);
  },
};

/** A mouse on a page whose scripts do not run. */
export const withoutScripts: Means = { ...mouse, hasScripts: false };

/** Tab, Enter, letters and arrows. */
export const keyboard: Means = {
  hasScripts: true,
  async activate(page, target) {
    await reach(page, target);
    await page.keyboard.press('Enter');
  },
  async choose(page, field, label) {
    await reach(page, field);
    const entries = await field.locator('option:not([disabled])').allTextContents();
    const now = (await field.locator('option:checked').textContent()) ?? '';
    const presses = entries.indexOf(label) - entries.indexOf(now);
    const key = presses > 0 ? 'ArrowDown' : 'ArrowUp';
    // Entries that are passed are asked for, too; the last one is what the page shows in the end.
    for (let press = 0; press < Math.abs(presses); press += 1) await page.keyboard.press(key);
  },
  async type(page, field, text) {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
};

async function reach(page: Page, target: Parameters<typeof tabTo>[1]): Promise<void> {
  if (await target.evaluate((element) => element === document.activeElement)) return;
  await tabTo(page, target);
}
