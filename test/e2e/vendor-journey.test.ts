import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { linkIntoOrganization, linkToStaff } from '../testkit/invitations.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { FAULTLESS, lookTwice } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';
import { setReview } from '../testkit/review.ts';
import { mainText, pageOf, press, rulesOn } from '../testkit/submission-page.ts';
import { submitRun } from '../testkit/submitted-run.ts';

/** The whole way of a vendor, by what pages show: from an invitation to a published result, and a reply to that of others. */

let site: PasskeySite;
let first: PasskeyWindow;
let second: PasskeyWindow;
beforeAll(async () => {
  site = await startPasskeySite();
  const { database } = site;
  await setReview(database.queueUrl, 'required');
  first = await site.person('Rita First', await linkToStaff(database, { name: 'Rita', role: 'reviewer' }));
  second = await site.person('Rolf Second', await linkToStaff(database, { name: 'Rolf', role: 'lead' }));
});
afterAll(() => site?.stop());

const field = (page: Page, at: string) => page.locator(`#field-${at}`);
const follow = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('link', { name }).click();

/** Presses Check and waits for what it says, which takes the focus. */
async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.vendor-form .message[tabindex="-1"]').waitFor();
}

async function draftsOf(organization: string): Promise<number> {
  const { prisma } = site.database.database;
  return prisma.draft.count({ where: { organization: { slug: organization } } });
}

/** Presses the button that submits, and waits for the page of what was submitted. */
async function submit(page: Page, organization: string): Promise<string> {
  await page.getByRole('button', { name: `Submit for ${organization}`, exact: true }).click();
  await page.waitForURL(({ pathname }) => /^\/submissions\/(?!new\b)[^/]+$/.test(pathname));
  await page.getByRole('heading', { name: 'This revision' }).waitFor();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

/** Lets a file fall on the page, as from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]:enabled').waitFor();
  const dataTransfer = await page.evaluateHandle(
    ([named, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], named));
      return data;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  await page.getByText(`${name}, ${text.length.toLocaleString('en')} characters`).waitFor();
}

// Each has figures of its own: what repeats those of another submission is held back.
describe.each([
  { width: 1280, name: 'Acme', chip: 'acme-1', speed: 1, othersSeconds: 30 },
  { width: 390, name: 'Beta', chip: 'beta-1', speed: 0.8, othersSeconds: 45 },
])('a vendor at $width px', ({ width, name, chip, speed, othersSeconds }) => {
  const answer = 'The clock of the load generator stood still.';
  let page: Page;
  let flagged: string;
  let corrected: string;

  beforeAll(async () => {
    for (const reviewer of [first, second]) await reviewer.page.setViewportSize({ width, height: 900 });
  });

  test('comes by an invitation, makes a passkey, and writes down a chip', async () => {
    const organization = { slug: name.toLowerCase(), name, role: 'submitter' } as const;
    const link = await linkIntoOrganization(site.database, organization);
    ({ page } = await site.person(`Vera of ${name}`, link, width));
    await follow(page, 'Submit something');
    await follow(page, 'GPU: many threads');
    await page.waitForURL(/\/submissions\/new\/chip\?family=simt$/);
    expect(await field(page, 'vendor').inputValue()).toBe(name);
    expect(await field(page, 'vendor').isEditable()).toBe(false);
    await check(page);
    expect(await page.locator('.message.critical').innerText()).toMatch(/Name is missing\..*\n.*/);
    await field(page, 'name').fill(`${name} 1`);
    await field(page, 'slug').fill(chip);
    await field(page, 'sources-0-where').fill(`https://example.com/${chip}.pdf, table 2`);
    await field(page, 'peaks-0-precision').selectOption('fp16');
    await field(page, 'peaks-0-denseOpsPerSec').fill('1000 TFLOPS');
    await field(page, 'memory-type').fill('HBM3');
    await field(page, 'memory-capacity').fill('96 GB');
    await field(page, 'memory-bandwidthBytesPerSec').fill('4 TB/s');
    await page.getByText('the ridge is at 250 FLOP per byte').waitFor();
    await check(page);
    await page.getByText('Every rule that needs nothing but this page is kept.').waitFor();
    await submit(page, name);
    expect(await mainText(page)).toContain('Provisional: it breaks no rule');
  });

  test('drops a file that no such chip can have made, and reads on its page what holds it back', async () => {
    await page.locator('.account-bar').getByRole('link', { name: 'Submissions' }).click();
    await follow(page, 'Submit something');
    await follow(page, 'Submit a result');
    await page.waitForURL(`${site.base}/submissions/new/run`);
    await drop(page, 'stopped-clock.json', fasterFile(speed * 6));
    await page.getByText('Missing before it can be scored:').waitFor();
    await page.locator('#context-system-chips').fill('1');
    await page.locator('#context-system-framework').fill('vllm');
    // What the server refuses is said, and kept nowhere.
    await page.getByRole('button', { name: `Submit for ${name}`, exact: true }).click();
    await page.getByRole('link', { name: 'Chip', exact: true }).first().waitFor();
    await page.getByText('Not saved on the server yet.').waitFor();
    expect(await draftsOf(name.toLowerCase())).toBe(0);
    // Nobody but the server knows the chip, and a name of it will do.
    await page.locator('#context-system-chip').fill(`${name} 1`);
    await page.getByText(`Read as ${chip}.`, { exact: true }).waitFor();
    await page.locator('#context-precision-weights').selectOption('bf16');
    await check(page);
    await page.getByText('Nothing keeps it out.').waitFor();
    flagged = await submit(page, name);
    const text = await mainText(page);
    expect(text).toContain('Held back');
    expect(text).toMatch(/moves [\d.]+ GB per step .* bound [\d.]+ ms, reported [\d.]+ ms/);
  });

  test('explains each flag on its page, where reviewers read the explanation', async () => {
    const rules = await rulesOn(page);
    expect(rules).toContain('PHYS-DECODE');
    for (const rule of rules) {
      const flag = page.getByRole('article', { name: rule });
      const form = flag.getByRole('form', { name: `Send the explanation, ${rule}` });
      await form.getByRole('textbox').fill(answer);
      await form.getByRole('button').click();
      await flag.getByText('It is explained;').waitFor();
    }
    await page.getByText('The explanation is sent; reviewers see it.').waitFor();
    await open(first.page, `${site.base}${pageOf(flagged)}`);
    expect(await first.page.locator('.flag blockquote').count()).toBe(rules.length);
    expect(await mainText(first.page)).toContain(answer);
  });

  test('corrects it by the form, which kept what was stated, with the file of the right clock', async () => {
    await follow(page, 'Submit a corrected revision');
    await page.getByText('the file of the revision before').waitFor();
    await drop(page, 'right-clock.json', fasterFile(speed));
    await check(page);
    await page.getByText('Nothing that scoring needs is missing.').waitFor();
    expect(await lookTwice(page)).toEqual({ light: FAULTLESS, dark: FAULTLESS });
    corrected = await submit(page, name);
    const text = await mainText(page);
    expect(text).toContain('Provisional: it breaks no rule');
    expect(text).toMatch(/Revision\s+2/);
    expect(text).toContain('What differs from the revision before');
    await follow(page, 'the revision before');
    await page.getByText('Replaced: a corrected version took its place.').waitFor();
  });

  test('sees it published by two reviewers', async () => {
    await open(first.page, `${site.base}/review`);
    await first.page.locator(`main a[href="${pageOf(corrected)}"]`).click();
    await first.page.waitForURL(`${site.base}${pageOf(corrected)}`);
    expect(await press(first.page, 'Take it up')).toContain('You took it up');
    await first.page.locator('summary', { hasText: 'Approve it' }).click();
    expect(await press(first.page, 'Approve it', 'The file says so.')).toContain('Your approval counts');
    await open(second.page, `${site.base}${pageOf(corrected)}`);
    expect(await press(second.page, 'Publish it')).toContain('It is published.');
    await page.locator('.account-bar').getByRole('link', { name: 'Submissions' }).click();
    const ended = page.locator('section:has(#ended)');
    await ended.getByText('Published:').waitFor();
    await ended.locator(`a[href="${pageOf(corrected)}"]`).click();
    await page.getByText('Published: two persons who have no part in it agreed.').waitFor();
    const result = page.locator('section:has(#results) tbody tr').first();
    expect(await result.innerText()).toMatch(/\d to \d/);
    expect(await result.getByRole('link', { name: 'its slice' }).count()).toBe(1);
    expect(await result.getByRole('link', { name: 'Result 1' }).getAttribute('href')).toMatch(/^\/points\//);
  });

  test('finds the result of others on the chip, and replies to it for everybody to read', async () => {
    const said = 'Their board ran at half of its power limit.';
    const document = JSON.stringify(batchRun({ seconds: othersSeconds, chip }));
    const lab = await vendorKey(site.database, { slug: 'lab', name: 'Lab' });
    const others = await submitRun(site, lab, { document });
    const result = 'Llama 3 8B, generate, batch 16';
    // A page shows what was stored as soon as its process is told of it, not before.
    const links = async () => {
      await open(page, `${site.base}/chips/${chip}`);
      return page.locator('main').getByRole('link', { name: result }).count();
    };
    await expect.poll(links, { timeout: 30_000 }).toBe(1);
    await follow(page, result);
    await follow(page, 'what became of it, and why');
    await page.waitForURL(`${site.base}${pageOf(others.submission)}`);
    const form = page.getByRole('form', { name: 'Your reply' });
    await form.getByRole('textbox').fill(said);
    await form.getByRole('button').click();
    await page.getByText('Your reply stands beside the result.').waitFor();
    await page.getByRole('heading', { name: `Reply of ${name}` }).waitFor();
    expect(await lookTwice(page)).toEqual({ light: FAULTLESS, dark: FAULTLESS });
    const anybody = await site.newWindow(width);
    await open(anybody.page, `${site.base}/points/${encodeURIComponent(others.point)}`);
    expect(await anybody.page.locator('.reply blockquote').innerText()).toBe(said);
    await anybody.context.close();
  });
});
