import type { Locator, Page } from 'playwright-core';

/** Stops at most, more than any page has; a trap for focus ends the test and not the machine. */
const MOST_STOPS = 400;

/** Presses Tab until the element has the focus: it can be reached by keyboard alone, from where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    // One stop after another is what is tested.
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Not reached by ${MOST_STOPS} presses of Tab: ${target.toString()}`);
}
