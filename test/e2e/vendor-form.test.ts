import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../testkit/environment.ts';
import { linkIntoOrganization } from '../testkit/invitations.ts';
import { FAULTLESS, lookTwice } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';

/** A vendor writes a chip and a result down in the browser: what they mean while they are typed, drafts, receipts, corrections. */

let site: PasskeySite;
beforeAll(async () => {
  site = await startPasskeySite();
});
afterAll(() => site?.stop());

const FORM = '/submissions/new/chip?family=simt';
const CURVE = path.join(ROOT, 'test/fixtures/measurement/closed.jsonl');
const field = (page: Page, at: string) => page.locator(`#field-${at}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a data sheet says, in its own units. */
async function fillFigures(page: Page): Promise<void> {
  await field(page, 'peaks-0-precision').selectOption('fp16');
  await field(page, 'peaks-0-denseOpsPerSec').fill('1000 TFLOPS');
  await field(page, 'memory-capacity').fill('96 GB');
  await field(page, 'memory-bandwidthBytesPerSec').fill('4 TB/s');
}

async function fillNames(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'slug').fill(name.toLowerCase().replaceAll(' ', '-'));
  await field(page, 'sources-0-where').fill('https://example.com/a1.pdf, table 2');
  await field(page, 'memory-type').fill('HBM3');
}

describe.each([1280, 390])('at %d px, without signing in', (width) => {
  test('figures in units become a roofline and a sheet in the browser, and what is missing is said at its field', async () => {
    const { context, page } = await site.newWindow(width);
    const asked: string[] = [];
    await open(page, `${site.base}${FORM}`);
    await page.getByText('The roofline appears as soon as').waitFor();
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await fillFigures(page);
    await page.getByText('the ridge is at 250 FLOP per byte').waitFor();
    await field(page, 'memory-bandwidthBytesPerSec').fill('4 TB');
    const wrong = page.locator('#field-memory-bandwidthBytesPerSec-error');
    await wrong.waitFor();
    expect(await wrong.innerText()).toContain('bytes per second');
    expect(
      await field(page, 'memory-bandwidthBytesPerSec').evaluate((input) => [
        input.getAttribute('aria-invalid'),
        input.getAttribute('aria-describedby'),
      ]),
    ).toEqual(['true', 'field-memory-bandwidthBytesPerSec-hint field-memory-bandwidthBytesPerSec-error']);
    await field(page, 'memory-bandwidthBytesPerSec').fill('2 TB/s');
    await page.getByText('the ridge is at 500 FLOP per byte').waitFor();
    // What nobody typed is asked for once somebody asks.
    expect(await page.locator('#field-name-error').count()).toBe(0);
    await press(page, 'Check');
    const summary = page.locator('.message.critical');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Name', exact: true }).press('Enter');
    await page.locator('#field-name-error').waitFor();
    await page.getByText('Reference sheet, row by row').click();
    await page.getByRole('table', { name: /Reference sheet/ }).waitFor();
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(await lookTwice(page)).toEqual({ light: FAULTLESS, dark: FAULTLESS });
    // A reload, or signing in and coming back, loses nothing.
    await page.reload();
    await page.getByText('the ridge is at 500 FLOP per byte').waitFor();
    expect(await field(page, 'memory-capacity').inputValue()).toBe('96 GB');
    await context.close();
  });
});

const State = z.object({
  data: z.object({
    submission: z.object({ lifecycle: z.string(), revision: z.int(), submittedBy: z.string() }),
  }),
});

describe('who is signed in', () => {
  let window: PasskeyWindow;
  beforeAll(async () => {
    const link = await linkIntoOrganization(site.database, { slug: 'acme', name: 'Acme', role: 'submitter' });
    window = await site.person('Ada', link);
  });
  afterAll(() => window?.context.close());

  /** Where the page went, as everybody may read it. */
  async function submitted(
    page: Page,
  ): Promise<{ id: string; state: z.infer<typeof State>['data']['submission'] }> {
    await page.waitForURL(/\/submissions\/(?!new)[^/]+$/);
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const answer = await site.graphql(
      'query ($id: ID!) { submission(id: $id) { lifecycle revision submittedBy } }',
      { id },
    );
    return { id, state: State.parse(answer).data.submission };
  }

  test('a chip is a draft until it is submitted, and is corrected with what it changes', async () => {
    const { page } = window;
    await open(page, `${site.base}${FORM}`);
    expect(await field(page, 'vendor').inputValue()).toBe('Acme');
    await fillFigures(page);
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    expect(await page.getByText('It cannot be submitted yet').count()).toBeGreaterThan(0);
    const saved = page.url();
    expect(new URL(saved).searchParams.get('draft')).toMatch(/^[\w-]+$/);
    await open(page, `${site.base}/submissions`);
    await page.getByRole('link', { name: 'a chip without a name' }).click();
    await page.waitForURL(/[?&]draft=/);
    expect(await field(page, 'memory-capacity').inputValue()).toBe('96 GB');
    await fillNames(page, 'A1 96GB');
    await press(page, 'Submit for Acme');
    const first = await submitted(page);
    expect(first.state).toEqual({ lifecycle: 'VALIDATED', revision: 1, submittedBy: 'Acme' });

    await page.getByRole('link', { name: 'Submit a corrected revision' }).click();
    await page.waitForURL(/[?&]corrects=/);
    expect(await field(page, 'name').inputValue()).toBe('A1 96GB');
    await page.getByText('Nothing yet: every field stands as in the revision before.').waitFor();
    await field(page, 'memory-bandwidthBytesPerSec').fill('3.9 TB/s');
    await page.getByRole('cell', { name: '3.9 TB/s' }).waitFor();
    expect(
      await page.getByRole('row').filter({ hasText: 'memory.bandwidthBytesPerSec' }).innerText(),
    ).toContain('4 TB/s');
    await press(page, 'Submit for Acme');
    const second = await submitted(page);
    expect(second.state).toEqual({ lifecycle: 'VALIDATED', revision: 2, submittedBy: 'Acme' });
  });

  test('a draft that is discarded is gone', async () => {
    const { page } = window;
    await open(page, `${site.base}/submissions/new/chip?family=dataflow`);
    await field(page, 'name').fill('Not to be');
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    const saved = page.url();
    await press(page, 'Discard draft');
    await page.waitForURL(`${site.base}/submissions`);
    expect(await page.getByText('Not to be').count()).toBe(0);
    await open(page, saved);
    await page.getByText('Your organisation has no chip at this address.').waitFor();
  });

  test('a dropped file is a curve before anything is sent; what it does not say is asked, saved and submitted', async () => {
    const { page } = window;
    await open(page, `${site.base}/submissions/new/run`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await page.locator('input[type=file]').setInputFiles(CURVE);
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    await page.getByText('Missing before it can be scored:').waitFor();
    expect(asked).not.toContain('POST');
    await page.locator('#context-system-chip').fill('nvidia-h100-sxm5-80gb');
    await page.locator('#context-system-chips').fill('1');
    await page.locator('#context-model-slug').fill('llama-3.2-1b');
    await page.reload();
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    expect(await page.locator('#context-model-slug').inputValue()).toBe('llama-3.2-1b');
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    const weights = page.locator('#context-precision-weights');
    expect(await weights.getAttribute('aria-invalid')).toBe('true');
    await open(page, page.url());
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    expect(await page.locator('#context-system-chip').inputValue()).toBe('nvidia-h100-sxm5-80gb');
    await weights.selectOption('bf16');
    await page.reload();
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    expect(await weights.inputValue()).toBe('bf16');
    expect(await lookTwice(page)).toEqual({ light: FAULTLESS, dark: FAULTLESS });
    await press(page, 'Submit for Acme');
    expect((await submitted(page)).state).toEqual({
      lifecycle: 'VALIDATED',
      revision: 1,
      submittedBy: 'Acme',
    });
  });

  test('who signs out leaves nothing in the tab', async () => {
    const { page } = window;
    await open(page, `${site.base}/submissions/new/run`);
    await page.locator('input[type=file]').setInputFiles(CURVE);
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await press(page, 'Sign out');
    await page.waitForURL(/\/sign-in/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await open(page, `${site.base}/submissions/new/run`);
    expect(await page.getByRole('heading', { name: 'Latency over load' }).count()).toBe(0);
  });
});
