import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { linkIntoOrganization, linkToStaff } from '../testkit/invitations.ts';
import { type BatchRun, batchRun } from '../testkit/many-slices.ts';
import { FAULTLESS_AT_BOTH, lookTwiceAtBothWidths } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';
import { letPasskeysAge } from '../testkit/people.ts';
import { setReview } from '../testkit/review.ts';
import { mainText, offered, pageOf, press, rulesOn } from '../testkit/submission-page.ts';
import { submitRun, type SubmittedRun } from '../testkit/submitted-run.ts';

/** A vendor and two reviewers see a run through in browsers of their own: flagged, explained, let stand, corrected, published, withdrawn. */

const ACME = { slug: 'acme', name: 'Acme' };
const OTHER = { slug: 'other', name: 'Other' };
/** Slice of one second, batch 16: below what the chip can do, so that it is flagged; of twenty it is not. */
const SLICE = { model: 'llama-3-8b', batch: 16, weights: 'bf16' } as const;
const FLAGGED: BatchRun = { ...SLICE, framework: 'xdit', seconds: 1 };
/** An explanation that a page would spoil if it took people's words for markup. */
const EXPLAINED = `<cooled> The chip ran at a higher clock & ${'with water, '.repeat(100)}as filed.`;
const honest = (seconds: number): BatchRun => ({ ...SLICE, framework: 'vllm', seconds });

let site: PasskeySite;
let key: string;
let vendor: PasskeyWindow;
let first: PasskeyWindow;
let second: PasskeyWindow;
let stranger: PasskeyWindow;
beforeAll(async () => {
  site = await startPasskeySite();
  const { database } = site;
  await setReview(database.queueUrl, 'required');
  vendor = await site.person('Vera Vendor', await linkIntoOrganization(database, { ...ACME, role: 'owner' }));
  stranger = await site.person(
    'Sam Stranger',
    await linkIntoOrganization(database, { ...OTHER, role: 'owner' }),
  );
  first = await site.person('Rita First', await linkToStaff(database, { name: 'Rita', role: 'reviewer' }));
  second = await site.person('Rolf Second', await linkToStaff(database, { name: 'Rolf', role: 'lead' }));
  key = await vendorKey(database, ACME, ['submit', 'read:scores']);
});
afterAll(() => site?.stop());

const submit = (run: BatchRun, more: { supersedes?: string } = {}): Promise<SubmittedRun> =>
  submitRun(site, key, { document: JSON.stringify(batchRun(run)), ...more });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the submission and does an act of its page. */
async function does(
  { page }: PasskeyWindow,
  submission: string,
  act: string,
  words?: string,
): Promise<string> {
  await open(page, `${site.base}${pageOf(submission)}`);
  return press(page, act, words);
}

/** A page without what each answer has of its own: its nonce, and the address that was asked for. */
function plain(html: string, id: string): string {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(nonce).toMatch(/.{16}/);
  const named = [nonce, encodeURIComponent(encodeURIComponent(id)), encodeURIComponent(id), id];
  return named.reduce((text, each) => text.replaceAll(each, ''), html);
}

describe('a run that is held back', () => {
  let run: SubmittedRun;
  beforeAll(async () => {
    run = await submit(FLAGGED);
  });

  test('waits for its organisation, which finds what to do, until when, and a preview', async () => {
    const { page } = vendor;
    await open(page, `${site.base}/submissions`);
    const text = await mainText(page);
    expect(text).toContain('1 submission waits for you');
    expect(text).toContain('lapses after 30 days');
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
    await page.getByRole('link', { name: /^Run of Llama 3 8B/ }).click();
    await page.waitForURL(`${site.base}${pageOf(run.submission)}`);
    await open(page, page.url());
    expect(await mainText(page)).toContain('What holds it back');
    expect(await offered(page)).toEqual([
      'Send the explanation',
      'Submit a corrected revision',
      'Withdraw it',
    ]);
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
    await page.getByRole('link', { name: 'Preview of result 1' }).click();
    await page.getByText('A preview: this page is for you alone').waitFor();
  });

  test('takes no words before its page listens, when they would be lost', async () => {
    const page = await vendor.context.newPage();
    let listen: () => void = () => undefined;
    const scripts = new Promise<void>((resolve) => {
      listen = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(`${site.base}${pageOf(run.submission)}`, { waitUntil: 'commit' });
    const words = page.locator('.flag textarea').first();
    await words.waitFor();
    expect(await words.isDisabled()).toBe(true);
    listen();
    await words.fill('The chip ran at a higher clock.');
    expect(await words.inputValue()).toBe('The chip ran at a higher clock.');
    await page.close();
  });

  test('is to everybody else what nobody ever submitted, to the byte', async () => {
    const unknown = `${run.submission.slice(0, -6)}AAAAAA`;
    for (const { page } of [stranger, await site.newWindow()]) {
      const bodies: string[] = [];
      for (const id of [run.submission, unknown]) {
        const answer = await page.goto(`${site.base}${pageOf(id)}`);
        expect(answer?.status()).toBe(404);
        bodies.push(plain((await answer?.text()) ?? '', id));
      }
      expect(bodies[0]?.length).toBeGreaterThan(1_000);
      expect(bodies[0] === bodies[1]).toBe(true);
    }
    await open(stranger.page, `${site.base}/submissions`);
    expect(await mainText(stranger.page)).toContain('Nothing to do');
  });

  test('is in the queue of reviewers alone', async () => {
    await open(first.page, `${site.base}/review`);
    expect(await first.page.locator(`a[href="${pageOf(run.submission)}"]`).count()).toBe(1);
    expect(await lookTwiceAtBothWidths(first.page)).toEqual(FAULTLESS_AT_BOTH);
    await open(stranger.page, `${site.base}/review`);
    expect(await stranger.page.locator(`a[href="${pageOf(run.submission)}"]`).count()).toBe(0);
  });

  test('is explained, flag by flag, let stand by two reviewers and then public', async () => {
    const { page } = vendor;
    await open(page, `${site.base}${pageOf(run.submission)}`);
    const rules = await rulesOn(page);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      await open(page, `${site.base}${pageOf(run.submission)}`);
      const flag = page.getByRole('article', { name: rule });
      await flag.getByRole('textbox').fill(EXPLAINED);
      await button(page, 'Send the explanation').nth(rules.indexOf(rule)).click();
      await page.getByText('The explanation is sent').waitFor();
    }
    await open(page, `${site.base}/submissions`);
    expect(await mainText(page)).toContain('Nothing to do: none waits for you.');
    await open(first.page, `${site.base}${pageOf(run.submission)}`);
    const dossier = await mainText(first.page);
    for (const words of ['Declared, derived, simulated', 'What Acme submitted', EXPLAINED])
      expect(dossier).toContain(words);
    expect(await offered(first.page)).not.toContain('Approve it');
    expect(await lookTwiceAtBothWidths(first.page)).toEqual(FAULTLESS_AT_BOTH);
    for (const reviewer of [first, second])
      for (const rule of rules) {
        await open(reviewer.page, `${site.base}${pageOf(run.submission)}`);
        const flag = reviewer.page.getByRole('article', { name: rule });
        if ((await flag.count()) === 0) continue;
        const form = flag.getByRole('form', { name: `Let it stand in spite of this flag, ${rule}` });
        await form.getByRole('textbox').fill('Measured again beside it.');
        await form.getByRole('button').click();
        await reviewer.page.getByText('Your waiver counts.').waitFor();
      }
    await open(stranger.page, `${site.base}${pageOf(run.submission)}`);
    const seen = await mainText(stranger.page);
    expect(seen).toContain('Flags that it stands in spite of');
    expect(seen).not.toContain('What you can do');
  });
});

describe('a run that breaks no rule', () => {
  let run: SubmittedRun;
  let corrected: SubmittedRun;

  test('is corrected, and the page of the correction says what changed', async () => {
    run = await submit(honest(20));
    corrected = await submit(honest(21), { supersedes: run.submission });
    await open(vendor.page, `${site.base}${pageOf(corrected.submission)}`);
    const text = await mainText(vendor.page);
    expect(text).toContain('What changed');
    expect(text).toMatch(/e2eLatencySec\s+20\s+21/);
    expect(text).toMatch(/Revision\s+2/);
    await open(vendor.page, `${site.base}${pageOf(run.submission)}`);
    expect(await mainText(vendor.page)).toContain('Replaced: a corrected version took its place.');
  });

  test('is published by two persons and never by one; who comes too late is told so and sees how it stands', async () => {
    const late = await first.context.newPage();
    await open(late, `${site.base}${pageOf(corrected.submission)}`);
    expect(await does(first, corrected.submission, 'Take it up')).toContain('You took it up');
    expect(await press(late, 'Take it up')).toContain('it changed since you opened this page');
    await late.getByRole('form', { name: 'Give it back to the queue' }).waitFor();
    await late.close();
    expect(await offered(first.page)).not.toContain('Publish it');
    expect(await does(first, corrected.submission, 'Approve it', 'The file says so.')).toContain(
      'Your approval counts',
    );
    expect(await offered(first.page)).not.toContain('Publish it');
    await open(second.page, `${site.base}${pageOf(corrected.submission)}`);
    expect(await offered(second.page)).toContain('Publish it');
    expect(await press(second.page, 'Publish it')).toContain('It is published.');
    await open(stranger.page, `${site.base}${pageOf(corrected.submission)}`);
    expect(await mainText(stranger.page)).toContain('Published: two persons who have no part in it agreed.');
    await open(vendor.page, `${site.base}/submissions`);
    expect(await vendor.page.locator('section:has(#ended)').innerText()).toContain('Published:');
  });

  test('asks for the passkey again where it was last used long ago, and does nothing without it', async () => {
    await letPasskeysAge(site.database.adminUrl);
    await vendor.answer(false);
    expect(await does(vendor, corrected.submission, 'Withdraw it', 'The wrong machine.')).toContain(
      'No passkey was used',
    );
    await open(stranger.page, `${site.base}${pageOf(corrected.submission)}`);
    expect(await mainText(stranger.page)).toContain('Published:');
    await vendor.answer(true);
    expect(await does(vendor, corrected.submission, 'Withdraw it', 'The wrong machine.')).toContain(
      'It is withdrawn.',
    );
    await open(stranger.page, `${site.base}${pageOf(corrected.submission)}`);
    const text = await mainText(stranger.page);
    expect(text).toContain('Withdrawn by its submitter, Acme');
    expect(text).toContain('The wrong machine.');
    expect(await lookTwiceAtBothWidths(stranger.page)).toEqual(FAULTLESS_AT_BOTH);
  });

  test('stands in the public list of its organisation, withdrawn and all', async () => {
    await open(stranger.page, `${site.base}/organisation/acme`);
    const text = await mainText(stranger.page);
    expect(text).toContain('A withdrawn submission, revision 2');
    expect(await lookTwiceAtBothWidths(stranger.page)).toEqual(FAULTLESS_AT_BOTH);
    const answer = await stranger.page.goto(`${site.base}/organisation/nobodys`);
    expect(answer?.status()).toBe(404);
  });
});
