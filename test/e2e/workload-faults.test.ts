import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyApi, startFaultyApi } from '../testkit/faulty-api.ts';
import type { Service } from '../testkit/processes.ts';
import { startWeb } from '../testkit/servers.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';
import { field, PAIR, PATH, ranking, said, WORKLOAD } from '../testkit/workload-page.ts';

/** What the page does with an API that fails: what is typed and what was shown stay, and a retry brings the rest back. */
let site: ReadOnlySite;
let faulty: FaultyApi;
let web: Service;
beforeAll(async () => {
  site = await openPublishedSite();
  faulty = await startFaultyApi(site.api.url);
  web = await startWeb(faulty.url);
});
afterAll(async () => {
  await web?.stop();
  await faulty?.stop();
  await site?.stop();
});

test.each(['REFUSE', 'ERROR', 'BROKEN'] as const)(
  '%s: the pages say so, and a retry brings them back',
  async (fault) => {
    await site.withPage({}, async (page) => {
      faulty.fault = fault;
      await page.goto(`${web.url}${PATH}?${WORKLOAD}`);
      await page.getByRole('alert').filter({ hasText: 'No ranking of this.' }).waitFor();
      expect(await field(page, 'E2E: request to last token').inputValue()).toBe('25000');
      await page.goto(`${web.url}${PAIR}`);
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
      faulty.fault = 'PASS';
      await page.goto(`${web.url}${PATH}?${WORKLOAD}`);
      await ranking(page).waitFor();

      faulty.fault = fault;
      const shown = await ranking(page).textContent();
      await field(page, 'Load, users at once').fill('64');
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing that you typed is lost' });
      await alert.waitFor();
      // The last ranking stays, and says of what it is.
      expect(await ranking(page).textContent()).toBe(shown);
      expect(await alert.textContent()).toContain('of what was asked before');
      expect(await field(page, 'Load, users at once').inputValue()).toBe('64');
      faulty.fault = 'PASS';
      await page.getByRole('link', { name: 'Try again' }).click();
      await said(page).filter({ hasText: '64 in flight' }).waitFor({ state: 'attached' });
      expect(await page.getByRole('alert').filter({ hasText: 'No ranking' }).count()).toBe(0);
    });
  },
);

test('a part of the page that does not load is asked for again', async () => {
  await site.withPage({}, async (page) => {
    faulty.fault = 'PASS';
    await page.goto(`${web.url}${PATH}?${WORKLOAD}`);
    await ranking(page).waitFor();
    await page.waitForLoadState('networkidle');
    const later = '**/_next/static/chunks/*.js';
    await page.route(later, (route) => route.abort());
    await field(page, 'Load, users at once').fill('64');
    await page.getByRole('alert').filter({ hasText: 'Nothing that you typed is lost' }).waitFor();
    expect(await field(page, 'Load, users at once').inputValue()).toBe('64');
    await page.unroute(later);
    await page.getByRole('link', { name: 'Try again' }).click();
    await said(page).filter({ hasText: '64 in flight' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').filter({ hasText: 'No ranking' }).count()).toBe(0);
  });
});

test('SLOW: the pages come, and the last ranking stays while another is worked out', async () => {
  await site.withPage({}, async (page) => {
    faulty.fault = 'SLOW';
    faulty.delayMs = 5_000;
    await page.goto(`${web.url}${PATH}?${WORKLOAD}`);
    await ranking(page).waitFor();
    await field(page, 'Load, users at once').fill('64');
    await page.locator('.result[aria-busy=true]').waitFor();
    expect(await ranking(page).isVisible()).toBe(true);
    await said(page).filter({ hasText: '64 in flight' }).waitFor({ state: 'attached' });
    // Four questions in a row, what is computed of them, and ten seconds for all.
    faulty.delayMs = 1_000;
    // Which names the catalogue has is kept from the page before.
    await page.goto(`${web.url}/compare`);
    await page.goto(`${web.url}${PAIR}`);
    await page.getByRole('heading', { level: 1, name: 'Gaudi 2 or MI300X for Llama 2 7B' }).waitFor();
    faulty.fault = 'PASS';
  });
});
