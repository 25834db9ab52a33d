import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './environment.ts';
import type { Site } from './site.ts';

export const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
/** What is folded is checked as well. */
const OPEN_DETAILS = "document.querySelectorAll('main details').forEach((each) => { each.open = true; })";

export const VIEWS = [
  [1280, 'light'],
  [320, 'light'],
  [1280, 'dark'],
  [320, 'dark'],
] as const;

export type View = (typeof VIEWS)[number];

export interface Accessibility {
  /** Rules of axe that the page breaks. */
  violations: unknown;
  /** Errors in the console. */
  errors: string[];
  scrollsSideways: boolean;
}

/** What every page must give. */
export const ACCESSIBLE: Accessibility = { violations: [], errors: [], scrollsSideways: false };

export function accessibilityOf(
  site: Pick<Site, 'web' | 'withPage'>,
  address: string,
  [width, colorScheme]: View,
): Promise<Accessibility> {
  return site.withPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true }, async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site.web.url}${address}`);
    return { ...(await accessibilityOfPage(page)), errors };
  });
}

/**
 * Looks at a page as it stands, after somebody worked with it. Its policy must not forbid scripts of the test
 * (bypassCSP).
 */
export async function accessibilityOfPage(page: Page): Promise<Omit<Accessibility, 'errors'>> {
  await page.evaluate(OPEN_DETAILS);
  await page.evaluate(AXE);
  const violations: unknown = await page.evaluate(
    'axe.run().then((result) => result.violations.map((v) => v.id))',
  );
  const scrollWidth = Number(await page.evaluate('document.documentElement.scrollWidth'));
  return { violations, scrollsSideways: scrollWidth > Number(await page.evaluate('innerWidth')) };
}
