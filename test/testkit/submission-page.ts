import type { Page } from 'playwright-core';

/** What a person does and reads on the page of a submission. */

export const pageOf = (id: string): string => `/submissions/${encodeURIComponent(id)}`;

export const mainText = (page: Page): Promise<string> => page.locator('main').innerText();

/** Every act that the page offers, by its form or link. */
export async function offered(page: Page): Promise<string[]> {
  await unfold(page);
  const forms = await page
    .locator('main form.act-form')
    .evaluateAll((found) =>
      found.map((form) => (form.getAttribute('aria-label') ?? '').split(', ')[0] ?? ''),
    );
  const links = await page.locator('#acts').locator('xpath=../..').locator('.acts > p > a').allInnerTexts();
  return [...new Set([...forms, ...links])].toSorted();
}

/** Does an act of the page, with words where they are asked for, and returns what the page says of it. */
export async function press(page: Page, act: string, words?: string): Promise<string> {
  await unfold(page);
  const form = page.getByRole('form', { name: act, exact: true }).first();
  if (words !== undefined) await form.getByRole('textbox').fill(words);
  await form.getByRole('button').click();
  const said = page.locator('main .message[tabindex="-1"]');
  await said.waitFor();
  return said.innerText();
}

/** The rules that hold it back, as its page names them. */
export const rulesOn = (page: Page): Promise<string[]> => page.locator('.flag h3').allInnerTexts();

function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
}
