import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { csvRows } from '../testkit/csv-reader.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Page of who leads at one workload, batch and context; a first start holds a sample of the published points. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

interface Opened {
  width?: number;
  javaScriptEnabled?: boolean;
}

async function open<T>(address: string, action: (page: Page) => Promise<T>, opened: Opened = {}): Promise<T> {
  const { width = 1280, javaScriptEnabled = false } = opened;
  const view = { viewport: { width, height: 900 }, javaScriptEnabled, bypassCSP: true };
  return site.withPage(view, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    return action(page);
  });
}

/** Cells of the map that hold something, as those who do not see it hear them. */
function cellsOf(page: Page) {
  return page.locator('#map svg.at-1216 a');
}

const systemsOn = (page: Page) =>
  page
    .locator('.board-group')
    .filter({ has: page.getByRole('heading', { name: /^Published/ }) })
    .locator('tbody tr')
    .count();

describe('the leaderboard', () => {
  test('opens where vendors meet, says who leads, and each cell of its map leads to a board of so many systems', async () => {
    await open('/leaderboard', async (page) => {
      expect(await page.locator('nav a[aria-current]').first().textContent()).toBe('Leaderboard');
      expect(await page.locator('h1').textContent()).toMatch(/: .*(?:leads|cannot be told apart|alone)/);
      const cells = cellsOf(page);
      expect(await cells.count()).toBeGreaterThan(2);
      const words = (await cells.last().getAttribute('aria-label')) ?? '';
      const [, systems] = /: (\d+) systems?/.exec(words) ?? [];
      await page.goto(`${site.web.url}${await cells.last().getAttribute('href')}`);
      expect(await systemsOn(page)).toBe(Number(systems));
      expect(new URL(page.url()).search).toMatch(/users=\d+/);
    });
  });

  test('ranks by another column, which the address names, and places follow it', async () => {
    await open('/leaderboard', async (page) => {
      await page.getByRole('columnheader', { name: 'Flexibility' }).getByRole('link').click();
      expect(new URL(page.url()).searchParams.get('by')).toBe('flexibility');
      const group = page.locator('.board-group').first().locator('tbody tr');
      const shares = await group.locator('td:nth-child(5)').allTextContents();
      const values = shares
        .map((text) => Number.parseFloat(text.replaceAll(',', '')))
        .filter((value) => !Number.isNaN(value));
      expect(Math.max(...values)).toBe(values[0]);
    });
  });

  test('says what of an address it does not understand, and shows the usual board', async () => {
    await open('/leaderboard/nobodys/nothing?users=x&prec=3', async (page) => {
      const text = (await page.locator('main').textContent()) ?? '';
      for (const word of ['nobodys', 'workload', 'users', 'prec']) expect(text).toContain(word);
      expect(await cellsOf(page).count()).toBeGreaterThan(0);
    });
  });

  test.each([320, 390])(
    'fits a window of %i px, and a change of field shows another board',
    async (width) => {
      await open(
        '/leaderboard',
        async (page) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide).toBeLessThanOrEqual(width);
          const users = page.getByLabel('Users at once');
          const other = (
            await users
              .locator('option')
              .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
          ).find((value) => value !== '');
          await users.selectOption(other ?? '');
          await page.waitForURL((url) => url.searchParams.get('users') === other);
        },
        { width, javaScriptEnabled: true },
      );
    },
  );

  test('is accessible in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      await site.withPage(
        { viewport: { width: 1280, height: 900 }, bypassCSP: true, colorScheme },
        async (page) => {
          await page.goto(`${site.web.url}/leaderboard`);
          expect((await accessibilityOfPage(page)).violations).toEqual([]);
        },
      );
  });
});

/** Number of boards that the heading of the list says. */
async function boardsSaid(page: Page): Promise<number> {
  const title = (await page.locator('h1').textContent()) ?? '';
  return Number((/^([\d,]+) boards?\b/.exec(title)?.[1] ?? '').replaceAll(',', ''));
}

describe('the list of all boards', () => {
  test('leads from each row to a board of so many systems, and its files hold the same boards', async () => {
    const query = '?vendors=2';
    await open(`/leaderboard/slices${query}`, async (page) => {
      const csv = await (await page.request.get(`${site.web.url}/export/boards.csv${query}`)).text();
      const exported = csvRows(csv.replaceAll('\r', '').replaceAll(/^#.*\n/gm, ''));
      expect(exported.length).toBe(await boardsSaid(page));
      const rows = page.locator('table tbody tr');
      const listed = await Promise.all(
        (await rows.all()).map(async (row) => ({
          address: await row.getByRole('link').getAttribute('href'),
          systems: await row.locator('td').nth(2).textContent(),
        })),
      );
      expect(listed).toEqual(
        exported
          .slice(0, listed.length)
          .map(({ address = '', systems = '' }) => ({ address: address.replace(site.web.url, ''), systems })),
      );
      for (const { address, systems } of [listed[0], listed.at(-1)].filter((each) => each !== undefined)) {
        await page.goto(`${site.web.url}${address}`);
        expect(await systemsOn(page)).toBe(Number(systems));
      }
    });
  });

  test.each(['', 'model=llama-3-8b', 'workload=batch&vendors=2'])(
    'lists as many boards for every field as its choice says, beside "%s"',
    async (query) => {
      await open(`/leaderboard/slices?${query}`, async (page) => {
        const said: [string, string, number][] = [];
        for (const field of await page.locator('form.board-ask select').all()) {
          const name = (await field.getAttribute('name')) ?? '';
          const last = field.locator('option').last();
          const [, boards = ''] = /\(([\d,]+)\)$/.exec((await last.textContent()) ?? '') ?? [];
          said.push([name, (await last.getAttribute('value')) ?? '', Number(boards.replaceAll(',', ''))]);
        }
        expect(said.map(([name]) => name)).toEqual(['model', 'workload', 'prec', 'chip', 'vendors']);
        for (const [name, value, boards] of said) {
          const asked = new URLSearchParams(query);
          asked.set(name, value);
          await page.goto(`${site.web.url}/leaderboard/slices?${asked}`);
          expect([name, value, await boardsSaid(page)]).toEqual([name, value, boards]);
          expect(await page.locator(`select[name=${name}]`).inputValue()).toBe(value);
        }
      });
    },
  );

  test('says what of an address it does not understand, and lists everything', async () => {
    await open('/leaderboard/slices?model=nobodys&workload=x&prec=3&chip=y&vendors=z', async (page) => {
      const text = (await page.locator('main').textContent()) ?? '';
      for (const word of ['nobodys', 'workload', 'prec', 'chip', 'vendors']) expect(text).toContain(word);
      expect(await boardsSaid(page)).toBeGreaterThan(100);
    });
  });
});
