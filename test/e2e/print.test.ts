import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A printed page, and one that is read with the keyboard. */

let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const PAGES = ['/', '/models/deepseek-r1', '/compare/b200-vs-mi355x', '/chips/b200'];
const VIEW_TIMEOUT_MS = 120_000;

test(
  'a print has the links of the foot, no button, no navigation, and breaks no figure and no row',
  async () => {
    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const address of PAGES) {
        await page.goto(`${site.web.url}${address}`);
        const seen = await page.evaluate(`(() => {
          const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
          return {
            buttons: shown('button, [type=submit], .tools, .controls').map((each) => each.textContent),
            navigation: shown('header nav, .skip').length,
            links: shown('.foot nav a').length > 10,
            broken: [...document.querySelectorAll('main figure, main tr')].filter(
              (each) => getComputedStyle(each).breakInside !== 'avoid',
            ).length,
            source: shown('figure.frame footer .short-address').length === document.querySelectorAll('figure.frame').length,
          };
        })()`);
        expect([address, seen]).toEqual([
          address,
          { buttons: [], navigation: 0, links: true, broken: 0, source: true },
        ]);
      }
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1')).toContain('/URI');
    });
  },
  VIEW_TIMEOUT_MS,
);

test('the first Tab leads past the navigation, and what has the focus shows it', async () => {
  await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}/models/deepseek-r1`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    for (let turn = 0; turn < 12; turn += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(`(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
        return [outlineStyle, parseFloat(outlineWidth) >= 2];
      })()`);
      expect([turn, outline]).toEqual([turn, [expect.not.stringMatching('none'), true]]);
    }
  });
});
