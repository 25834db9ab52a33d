import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { launchBrowser } from '../testkit/browser.ts';
import { ROOT } from '../testkit/environment.ts';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { linkIntoOrganization } from '../testkit/invitations.ts';
import { FAULTLESS, lookTwice } from '../testkit/page-report.ts';
import { namedSite, open, type PasskeyWindow, passkeyWindow } from '../testkit/passkey-window.ts';
import { type Site, startSite } from '../testkit/site.ts';

/** A vendor writes a chip and a result down in the browser: what they mean while they are typed, drafts, receipts, corrections. */

let site: Site;
let browser: Browser;
let base: string;
beforeAll(async () => {
  site = await startSite({ published: false });
  browser = await launchBrowser();
  base = namedSite(site.web.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

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
    const { context, page } = await passkeyWindow(browser, { viewport: { width, height: 900 } });
    const asked: string[] = [];
    await open(page, `${base}${FORM}`);
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
    await summary.getByRole('link', { name: 'name', exact: true }).press('Enter');
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
    window = await passkeyWindow(browser, { viewport: { width: 1280, height: 900 } });
    const link = await linkIntoOrganization(site.database, { slug: 'acme', name: 'Acme', role: 'submitter' });
    const { page } = window;
    await open(page, `${base}${link}`);
    await page.getByLabel('Your name').fill('Ada');
    await press(page, 'Make a passkey');
    await page.getByRole('checkbox', { name: 'I have kept them' }).check();
    await press(page, 'Go on');
    await page.waitForURL(`${base}/submissions`);
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
    await open(page, `${base}${FORM}`);
    expect(await field(page, 'vendor').inputValue()).toBe('Acme');
    await fillFigures(page);
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    expect(await page.getByText('It cannot be submitted yet').count()).toBeGreaterThan(0);
    const saved = page.url();
    expect(new URL(saved).searchParams.get('draft')).toMatch(/^[\w-]+$/);
    await open(page, `${base}/submissions`);
    await page.getByRole('link', { name: 'a chip without a name' }).click();
    await page.waitForURL(saved);
    expect(await field(page, 'memory-capacity').inputValue()).toBe('96 GB');
    await fillNames(page, 'A1 96GB');
    await press(page, 'Submit for Acme');
    const first = await submitted(page);
    expect(first.state).toEqual({ lifecycle: 'VALIDATED', revision: 1, submittedBy: 'Acme' });

    await open(page, `${base}/submissions/new/chip?corrects=${first.id}`);
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
    await open(page, `${base}/submissions/new/chip?family=dataflow`);
    await field(page, 'name').fill('Not to be');
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    const saved = page.url();
    await press(page, 'Discard draft');
    await page.waitForURL(`${base}/submissions`);
    expect(await page.getByText('Not to be').count()).toBe(0);
    await open(page, saved);
    await page.getByText('Your organisation has no chip at this address.').waitFor();
  });

  test('a dropped file is a curve before anything is sent; what it does not say is asked, saved and submitted', async () => {
    const { page } = window;
    await open(page, `${base}/submissions/new/run`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await page.locator('input[type=file]').setInputFiles(CURVE);
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    await page.getByText('Missing before it can be scored:').waitFor();
    expect(asked).not.toContain('POST');
    await page.locator('#context-system-chip').fill('nvidia-h100-sxm5-80gb');
    await page.locator('#context-system-chips').fill('1');
    await page.locator('#context-model-slug').fill('llama-3.2-1b');
    await press(page, 'Save draft');
    await page.getByText('Draft saved, version 1').waitFor();
    const weights = page.locator('#context-precision-weights');
    expect(await weights.getAttribute('aria-invalid')).toBe('true');
    await open(page, page.url());
    await page.getByRole('heading', { name: 'Latency over load' }).waitFor();
    expect(await page.locator('#context-system-chip').inputValue()).toBe('nvidia-h100-sxm5-80gb');
    await weights.selectOption('bf16');
    expect(await lookTwice(page)).toEqual({ light: FAULTLESS, dark: FAULTLESS });
    await press(page, 'Submit for Acme');
    expect((await submitted(page)).state).toEqual({
      lifecycle: 'VALIDATED',
      revision: 1,
      submittedBy: 'Acme',
    });
  });
});

const Submitted = z.object({
  data: z.object({
    submitRun: z.object({
      receipt: z.object({ submissionId: z.string() }),
      pointIds: z.tuple([z.string()]),
    }),
  }),
});

test('a reply stands beside the result as it was written, with its earlier versions, and nothing of it is read as anything but text', async () => {
  const input = {
    document: JSON.stringify(batchRun({ seconds: 30 })),
    context: '',
    idempotencyKey: crypto.randomUUID(),
  };
  const { receipt, pointIds } = Submitted.parse(
    await site.graphql(
      'mutation ($input: SubmitRunInput!) { submitRun(input: $input) { ... on RunAccepted { receipt { submissionId } pointIds } } }',
      { input },
      site.apiKey,
    ),
  ).data.submitRun;
  const vendor = await vendorKey(site.database, { slug: 'nvidia', name: 'NVIDIA' });
  const says = (text: string, expectedVersion: number) =>
    site.graphql(
      'mutation ($input: AttachReplyInput!) { attachReply(input: $input) { __typename } }',
      {
        input: {
          submission: receipt.submissionId,
          text,
          expectedVersion,
          idempotencyKey: crypto.randomUUID(),
        },
      },
      vendor,
    );
  await says('The clock was <b>ours</b>.\n<script>alert(1)</script>', 0);
  expect(await says('The clock was not ours.', 1)).toMatchObject({
    data: { attachReply: { __typename: 'ReplyAttached' } },
  });
  for (const address of [`/points/${pointIds[0]}`, `/submissions/${receipt.submissionId}`])
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${address}`);
      const reply = page.locator('section.reply');
      expect(await reply.getByRole('heading').innerText()).toBe('Reply of NVIDIA');
      expect(await reply.locator('blockquote').first().innerText()).toBe('The clock was not ours.');
      await reply.getByText('1 earlier version').click();
      expect(await reply.locator('blockquote').nth(1).innerText()).toBe(
        'The clock was <b>ours</b>.\n<script>alert(1)</script>',
      );
      expect(await page.locator('section.reply b, section.reply script').count()).toBe(0);
    });
});
