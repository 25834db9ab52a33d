import type { Page } from 'playwright-core';
import type { Host } from '../site.ts';
import { KIND } from './said.ts';

/** Pages with fields of a list. */
export const PAGES_WITH_CHOICES = [
  '/',
  '/models/deepseek-r1',
  '/models/llama-3.3-70b',
  '/models/gpt-oss-120b',
  '/compare/b200-vs-mi355x?model=deepseek-r1',
  '/your-workload',
  '/chips',
  '/models',
  '/lab/what-if',
  '/lab/claim',
  '/lab/load',
];

/** Pages whose links a visitor follows. */
export const PAGES_WITH_LINKS = ['/', '/models/deepseek-r1', '/compare/b200-vs-mi355x', '/chips/mi355x'];

/** One entry of one field, as the address that the form leads to without scripts. */
export interface Choice {
  page: string;
  field: string;
  entry: string;
  address: string;
}

/** Every entry of every list field of a page that can be chosen, with what the rest of its form states. */
export function choicesOf(site: Host, page: string): Promise<Choice[]> {
  return onPage(site, page, async (shown) => {
    const found = await shown.evaluate(() =>
      [...document.querySelectorAll<HTMLSelectElement>('main form select[name]')].flatMap((select) => {
        const { form } = select;
        if (form === null) return [];
        const before = select.value;
        const made = [...select.options]
          .filter(({ disabled }) => !disabled)
          .map((option) => {
            select.value = option.value;
            const query = new URLSearchParams(
              [...new FormData(form)].flatMap(([key, value]) =>
                typeof value === 'string' ? [[key, value] as [string, string]] : [],
              ),
            );
            const path = new URL(form.action).pathname;
            return {
              field: select.labels[0]?.textContent?.slice(0, 40) ?? select.name,
              entry: option.text,
              address: `${path}?${query.toString()}`,
            };
          });
        select.value = before;
        return made;
      }),
    );
    return found.map((choice) => ({ page, ...choice }));
  });
}

/** Every address of the site that the page leads to, once; files and places on the page itself left out. */
export function linksOf(site: Host, page: string): Promise<string[]> {
  return onPage(site, page, async (shown) => {
    const found = await shown.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].flatMap(
        ({ origin, pathname, search }) =>
          origin === location.origin && !/^\/(chart|export|og|embed|graphql)\b|\.\w{3,4}$/.test(pathname)
            ? [`${pathname}${search}`]
            : [],
      ),
    );
    return [...new Set(found)].toSorted();
  });
}

/** What is wrong with the page of an address; null where it has a number with a unit and says of which kind, or why there is none. */
export function emptiness(site: Host, address: string, needsKind: boolean): Promise<string | null> {
  return onPage(site, address, async (shown, status) => {
    if (status !== 200) return `${address} answers ${status}`;
    const text = await shown.locator('main').innerText();
    if (!/\d/.test(text) || !NUMBER.test(text)) return `${address} has no number`;
    return needsKind && !KIND.test(text) ? `${address} does not say of which kind its numbers are` : null;
  });
}

const NUMBER =
  /\d[\d,.]*\s*(tokens|ms|s\b|GB|TB|W\b|%|TOPS|×|J\b|points?|results?|chips?|models?|systems?|figures|claims?|checks|rules)|\$\d/i;

function onPage<T>(
  site: Host,
  address: string,
  read: (page: Page, status: number) => Promise<T>,
): Promise<T> {
  return site.withPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }, async (page) => {
    const response = await page.goto(new URL(address, site.web.url).toString());
    return read(page, response?.status() ?? 0);
  });
}
