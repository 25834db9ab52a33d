import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { ROOT } from '../testkit/environment.ts';
import { EXAMPLE, fasterFile } from '../testkit/fixture.ts';
import { type Site, startSite } from '../testkit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: false });
});
afterAll(() => site?.stop());

const example = path.join(ROOT, EXAMPLE);

function open<T>(width: number, action: (page: Page) => Promise<T>): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}/submit`);
    await page.locator('input[type=file]:enabled').waitFor();
    return action(page);
  });
}

const fileField = (page: Page) => page.getByLabel('Choose a result file');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What the example file does not say, as a person types it. */
async function stateContext(page: Page): Promise<void> {
  await page.getByLabel('Chip (needed)').fill('nvidia-h100-sxm5-80gb');
  await page.getByLabel('Number of chips').fill('1');
  await page.getByLabel('Framework').fill('vllm');
  await page.getByLabel('Version', { exact: true }).fill('0.25.1');
  await page.getByLabel('Weights').selectOption('bf16');
  await page.getByLabel('An example, not measured').check();
}

describe.each([1280, 320])('a vendor at %d px', (width) => {
  test('sees what was read with both units, checks it, submits it and finds its point', async () => {
    const file = path.join(site.dir, `result-${width}.json`);
    await writeFile(file, fasterFile(width === 320 ? 0.9 : 1));
    await open(width, async (page) => {
      await fileField(page).setInputFiles(file);
      await press(page, 'Read the file');
      await page.getByText('Missing before it can be scored:').waitFor();
      await page.getByRole('link', { name: 'Chip', exact: true }).waitFor();
      const ttft = await row(page, 'points[0].latency.ttft.meanSec').first().textContent();
      expect(ttft).toMatch(/mean_ttft_ms.*\d ms.*\d s/);

      await stateContext(page);
      await press(page, 'Read again with these answers');
      await page.getByText('Nothing that scoring needs is missing.').waitFor();

      await page.getByLabel('API key').fill(site.apiKey);
      await press(page, 'Check');
      await page.getByRole('heading', { name: 'Scores' }).waitFor();
      expect(await page.getByText('Provisional: it breaks no rule').count()).toBeGreaterThan(0);
      expect(await page.getByText('Submission', { exact: true }).count()).toBe(0);
      const checked = await page.locator('.submit').textContent();

      await press(page, 'Submit');
      await page.getByText('Content hash, SHA-256').waitFor();
      const id = await page.getByRole('row', { name: /^Submission/ }).textContent();
      await press(page, 'Submit');
      await page.getByText('The same content was received before').waitFor();
      expect(await page.getByRole('row', { name: /^Submission/ }).textContent()).toBe(id);

      expect(page.url()).toBe(`${site.web.url}/submit`);
      // Where somebody was is kept for the search; a key and a file never are.
      expect(
        await page.evaluate(
          'JSON.stringify([{ ...localStorage, "inferbench-recent": undefined }, { ...sessionStorage }])',
        ),
      ).toBe('[{},{}]');
      expect(await accessibilityOfPage(page)).toMatchObject({ violations: [], scrollsSideways: false });
      expect(checked).toMatch(/[A-Z]+-[A-Z]+/);

      await page.getByRole('link', { name: 'result 1' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(page.url()).toContain('/points/');
    });
  });
});

describe('what goes wrong is said where it can be mended', () => {
  test('a file that is no result', async () => {
    await open(1280, async (page) => {
      await fileField(page).setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{ "a": '),
      });
      await press(page, 'Read the file');
      await page
        .getByText(/IMPORT_NOT_JSON/)
        .first()
        .waitFor();
      const field = fileField(page);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await page.evaluate('document.activeElement.id')).toBe(await field.getAttribute('id'));
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`#${described}`).textContent()).toContain('IMPORT_NOT_JSON');
    });
  });

  test('a dropped file, a number that is none, a chip that nobody knows, and a wrong key', async () => {
    const text = fasterFile(1);
    await open(1280, async (page) => {
      await page.evaluate(
        `(() => { const data = new DataTransfer();
           data.items.add(new File([${JSON.stringify(text)}], 'dropped.json'));
           document.querySelector('h1').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })); })()`,
      );
      await page.getByText(/dropped\.json, .* characters/).waitFor();
      await stateContext(page);
      await page.getByLabel('Number of chips').fill('two');
      await press(page, 'Check');
      await page.getByText('is not a whole number').last().waitFor();
      await page.getByLabel('Number of chips').fill('1');
      await page.getByLabel('Chip (needed)').fill('nvidia-h100-sxm');
      await page.getByLabel('API key').fill('ib_live_wrong');
      await press(page, 'Check');
      await page
        .getByText(/UNAUTHENTICATED/)
        .first()
        .waitFor();
      expect(await page.getByLabel('API key').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('API key').fill(site.apiKey);
      await press(page, 'Check');
      await page.getByRole('table', { name: 'Findings of the rules' }).waitFor();
      expect(await page.getByLabel('Chip (needed)').getAttribute('aria-invalid')).toBe('true');
    });
  });

  test('a file of several runs asks which', async () => {
    await open(1280, async (page) => {
      await fileField(page).setInputFiles(path.join(ROOT, 'test/fixtures/vllm/appended.jsonl'));
      await press(page, 'Read the file');
      await page.getByLabel(/^Run, of the/).selectOption('2');
      await press(page, 'Read the file');
      await page.getByText('Missing before it can be scored:').waitFor();
      expect(await page.getByRole('table', { name: 'Where each value came from' }).count()).toBe(1);
    });
  });

  test.each([
    ['does not answer', { status: 0 }],
    ['breaks', { status: 500, body: 'Internal Server Error' }],
  ])('an API that %s loses nothing, and is asked again', async (_, answer) => {
    await open(320, async (page) => {
      await fileField(page).setInputFiles(example);
      await stateContext(page);
      await page.route('**/graphql', (route) =>
        answer.status === 0 ? route.abort() : route.fulfill(answer),
      );
      await press(page, 'Read the file');
      await page.getByRole('alert').filter({ hasText: 'Nothing that you typed' }).waitFor();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Nothing that scoring needs is missing.').waitFor();
      expect(await page.getByLabel('Chip (needed)').inputValue()).toBe('nvidia-h100-sxm5-80gb');
      expect(await page.getByRole('alert').filter({ hasText: 'UNREACHABLE' }).count()).toBe(0);
    });
  });
});

test('without JavaScript it says what to do instead', async () => {
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}/submit`);
    expect(await page.getByText('The form of this page needs JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('region', { name: 'Commands' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
  });
});
