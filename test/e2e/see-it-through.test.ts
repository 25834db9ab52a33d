import type { Browser, Page } from 'playwright-core';
import { setReview } from '@inferbench/db/owner-operations';
import { storeApiKey } from '@inferbench/db/api-key-repository';
import { hashApiKey, newApiKey } from '@inferbench/db/api-key-format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { launchBrowser } from '../testkit/browser.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { linkIntoOrganization, linkToStaff } from '../testkit/invitations.ts';
import { type BatchRun, batchRun } from '../testkit/many-slices.ts';
import { FAULTLESS, lookTwice } from '../testkit/page-report.ts';
import { letPasskeysAge } from '../testkit/people.ts';
import { namedSite, open, type PasskeyWindow, passkeyWindow } from '../testkit/passkey-window.ts';
import { type Site, startSite } from '../testkit/site.ts';

/** A vendor and two reviewers see a run through in browsers of their own: flagged, explained, let stand, corrected, published, withdrawn. */

const ACME = { slug: 'acme', name: 'Acme' };
const OTHER = { slug: 'other', name: 'Other' };
/** Of one second, batch 16: below what the chip can do, so that it is flagged; of twenty it is not. */
const SLICE = { model: 'llama-3-8b', batch: 16, weights: 'bf16' } as const;
const FLAGGED: BatchRun = { ...SLICE, framework: 'xdit', seconds: 1 };
const honest = (seconds: number): BatchRun => ({ ...SLICE, framework: 'vllm', seconds });

let site: Site;
let browser: Browser;
let base: string;
let key: string;
let vendor: PasskeyWindow;
let first: PasskeyWindow;
let second: PasskeyWindow;
let stranger: PasskeyWindow;
beforeAll(async () => {
  site = await startSite({ published: false });
  await setReview(site.database.queueUrl, 'required');
  browser = await launchBrowser();
  base = namedSite(site.web.url);
  vendor = await person('Vera Vendor', await linkIntoOrganization(site.database, { ...ACME, role: 'owner' }));
  stranger = await person(
    'Sam Stranger',
    await linkIntoOrganization(site.database, { ...OTHER, role: 'owner' }),
  );
  first = await person('Rita First', await linkToStaff(site.database, { name: 'Rita', role: 'reviewer' }));
  second = await person('Rolf Second', await linkToStaff(site.database, { name: 'Rolf', role: 'lead' }));
  key = await newKey(ACME);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function newKey(organization: { slug: string; name: string }): Promise<string> {
  const made = newApiKey();
  await storeApiKey(site.database.database, {
    organization,
    publicId: made.publicId,
    secretHash: hashApiKey(made.key),
    scopes: ['submit', 'read:scores'],
  });
  return made.key;
}

async function person(name: string, link: string): Promise<PasskeyWindow> {
  const window = await passkeyWindow(browser, { viewport: { width: 1280, height: 900 } });
  const { page } = window;
  await open(page, `${base}${link}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make a passkey', exact: true }).click();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(`${base}/submissions`);
  return window;
}

const Accepted = z.object({
  data: z.object({
    submitRun: z.object({ receipt: z.object({ submissionId: z.string() }), pointIds: z.array(z.string()) }),
  }),
});

async function submit(run: BatchRun, more: object = {}): Promise<{ id: string; point: string }> {
  const answer = await site.graphql(
    `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
       ... on RunAccepted { receipt { submissionId } pointIds } } }`,
    {
      input: { document: JSON.stringify(batchRun(run)), idempotencyKey: crypto.randomUUID(), ...more },
    },
    key,
  );
  const { receipt, pointIds } = Accepted.parse(answer).data.submitRun;
  return { id: receipt.submissionId, point: pointIds[0] ?? '' };
}

const pageOf = (id: string) => `/submissions/${encodeURIComponent(id)}`;
const main = (page: Page) => page.locator('main').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every act that the page offers, by its form or link. */
async function offered(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const forms = await page
    .locator('main form.act-form')
    .evaluateAll((found) =>
      found.map((form) => (form.getAttribute('aria-label') ?? '').split(', ')[0] ?? ''),
    );
  const links = await page.locator('#acts').locator('xpath=../..').locator('.acts > p > a').allInnerTexts();
  return [...new Set([...forms, ...links])].toSorted();
}

/** Opens the submission, does an act of its page with words where they are asked for, and waits for what the page says of it. */
async function does({ page }: PasskeyWindow, id: string, act: string, words?: string): Promise<string> {
  await open(page, `${base}${pageOf(id)}`);
  return press(page, act, words);
}

async function press(page: Page, act: string, words?: string): Promise<string> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const form = page.getByRole('form', { name: act, exact: true }).first();
  if (words !== undefined) await form.getByRole('textbox').fill(words);
  await form.getByRole('button', { name: act, exact: true }).click();
  const said = page.locator('main .message[tabindex="-1"]');
  await said.waitFor();
  return said.innerText();
}

async function faultless(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, ...(await lookTwice(page)) }).toEqual({ width, light: FAULTLESS, dark: FAULTLESS });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** A page without what each answer has of its own: its nonce, and the address that was asked for. */
function plain(html: string, id: string): string {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(nonce).toMatch(/.{16}/);
  const named = [nonce, encodeURIComponent(encodeURIComponent(id)), encodeURIComponent(id), id];
  return named.reduce((text, each) => text.replaceAll(each, ''), html);
}

const RULES = '.flag h3';

describe('a run that is held back', () => {
  let run: { id: string; point: string };
  beforeAll(async () => {
    run = await submit(FLAGGED);
  });

  test('waits for its organisation, which finds what to do, until when, and a preview', async () => {
    const { page } = vendor;
    await open(page, `${base}/submissions`);
    const text = await main(page);
    expect(text).toContain('1 submission waits for you');
    expect(text).toContain('lapses after 30 days');
    await faultless(page);
    await page.getByRole('link', { name: /^Run of Llama 3 8B/ }).click();
    await page.waitForURL(`${base}${pageOf(run.id)}`);
    await open(page, page.url());
    expect(await main(page)).toContain('What holds it back');
    expect(await offered(page)).toEqual([
      'Send the explanation',
      'Submit a corrected revision',
      'Withdraw it',
    ]);
    await faultless(page);
    await page.getByRole('link', { name: 'Preview of result 1' }).click();
    await page.getByText('A preview: this page is for you alone').waitFor();
  });

  test('is to everybody else what nobody ever submitted, to the byte', async () => {
    const unknown = `${run.id.slice(0, -6)}AAAAAA`;
    for (const { page } of [stranger, await passkeyWindow(browser)]) {
      const bodies: string[] = [];
      for (const id of [run.id, unknown]) {
        const answer = await page.goto(`${base}${pageOf(id)}`);
        expect(answer?.status()).toBe(404);
        bodies.push(plain((await answer?.text()) ?? '', id));
      }
      expect(bodies[0]?.length).toBeGreaterThan(1_000);
      expect(bodies[0] === bodies[1]).toBe(true);
    }
    await open(stranger.page, `${base}/submissions`);
    expect(await main(stranger.page)).toContain('Nothing to do');
  });

  test('is in the queue of reviewers alone', async () => {
    await open(first.page, `${base}/review`);
    expect(await first.page.locator(`a[href="${pageOf(run.id)}"]`).count()).toBe(1);
    await faultless(first.page);
    await open(stranger.page, `${base}/review`);
    expect(await stranger.page.locator(`a[href="${pageOf(run.id)}"]`).count()).toBe(0);
  });

  test('is explained, flag by flag, let stand by two reviewers and then public', async () => {
    const { page } = vendor;
    await open(page, `${base}${pageOf(run.id)}`);
    const rules = await page.locator(RULES).allInnerTexts();
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) {
      await open(page, `${base}${pageOf(run.id)}`);
      const flag = page.getByRole('article', { name: rule });
      await flag.getByRole('textbox').fill('The chip ran at a higher clock.');
      await button(page, 'Send the explanation').nth(rules.indexOf(rule)).click();
      await page.getByText('The explanation is sent').waitFor();
    }
    await open(page, `${base}/submissions`);
    expect(await main(page)).toContain('Nothing to do: none waits for you.');
    await open(first.page, `${base}${pageOf(run.id)}`);
    const dossier = await main(first.page);
    for (const words of [
      'Declared, derived, simulated',
      'What Acme submitted',
      'The chip ran at a higher clock.',
    ])
      expect(dossier).toContain(words);
    expect(await offered(first.page)).not.toContain('Approve it');
    await faultless(first.page);
    for (const reviewer of [first, second])
      for (const rule of rules) {
        await open(reviewer.page, `${base}${pageOf(run.id)}`);
        const flag = reviewer.page.getByRole('article', { name: rule });
        if ((await flag.count()) === 0) continue;
        const form = flag.getByRole('form', { name: `Let it stand in spite of this flag, ${rule}` });
        await form.getByRole('textbox').fill('Measured again beside it.');
        await form.getByRole('button').click();
        await reviewer.page.getByText('Your waiver counts.').waitFor();
      }
    await open(stranger.page, `${base}${pageOf(run.id)}`);
    const seen = await main(stranger.page);
    expect(seen).toContain('Flags that it stands in spite of');
    expect(seen).not.toContain('What you can do');
  });
});

describe('a run that breaks no rule', () => {
  let run: { id: string; point: string };
  let corrected: { id: string; point: string };

  test('is corrected, and the page of the correction says what changed', async () => {
    run = await submit(honest(20));
    corrected = await submit(honest(21), { supersedes: run.id });
    await open(vendor.page, `${base}${pageOf(corrected.id)}`);
    const text = await main(vendor.page);
    expect(text).toContain('What changed');
    expect(text).toMatch(/e2eLatencySec\s+20\s+21/);
    expect(text).toMatch(/Revision\s+2/);
    await open(vendor.page, `${base}${pageOf(run.id)}`);
    expect(await main(vendor.page)).toContain('Replaced: a corrected version took its place.');
  });

  test('is published by two persons and never by one; who comes too late is told so and sees how it stands', async () => {
    const late = await first.context.newPage();
    await open(late, `${base}${pageOf(corrected.id)}`);
    expect(await does(first, corrected.id, 'Take it up')).toContain('You took it up');
    expect(await press(late, 'Take it up')).toContain('it changed since you opened this page');
    await late.getByRole('form', { name: 'Give it back to the queue' }).waitFor();
    await late.close();
    expect(await offered(first.page)).not.toContain('Publish it');
    expect(await does(first, corrected.id, 'Approve it', 'The file says so.')).toContain(
      'Your approval counts',
    );
    expect(await offered(first.page)).not.toContain('Publish it');
    await open(second.page, `${base}${pageOf(corrected.id)}`);
    expect(await offered(second.page)).toContain('Publish it');
    expect(await press(second.page, 'Publish it')).toContain('It is published.');
    await open(stranger.page, `${base}${pageOf(corrected.id)}`);
    expect(await main(stranger.page)).toContain('Published: two persons who have no part in it agreed.');
    await open(vendor.page, `${base}/submissions`);
    expect(await vendor.page.locator('section:has(#ended)').innerText()).toContain('Published:');
  });

  test('asks for the passkey again where it was last used long ago, and does nothing without it', async () => {
    await letPasskeysAge(site.database.adminUrl);
    await vendor.answer(false);
    expect(await does(vendor, corrected.id, 'Withdraw it', 'The wrong machine.')).toContain(
      'No passkey was used',
    );
    await open(stranger.page, `${base}${pageOf(corrected.id)}`);
    expect(await main(stranger.page)).toContain('Published:');
    await vendor.answer(true);
    expect(await does(vendor, corrected.id, 'Withdraw it', 'The wrong machine.')).toContain(
      'It is withdrawn.',
    );
    await open(stranger.page, `${base}${pageOf(corrected.id)}`);
    const text = await main(stranger.page);
    expect(text).toContain('Withdrawn by its submitter, Acme');
    expect(text).toContain('The wrong machine.');
    await faultless(stranger.page);
  });

  test('stands in the public list of its organisation, withdrawn and all', async () => {
    await open(stranger.page, `${base}/organisation/acme`);
    const text = await main(stranger.page);
    expect(text).toContain('A withdrawn submission, revision 2');
    await faultless(stranger.page);
    const answer = await stranger.page.goto(`${base}/organisation/nobodys`);
    expect(answer?.status()).toBe(404);
  });
});

describe('the keys of an organisation', () => {
  test('are made by its owner with a fresh passkey, shown once, work, and end', async () => {
    const { page } = vendor;
    await open(page, `${base}/organisation`);
    await page.getByText('Make a key').click();
    await page.getByLabel('What it is for').fill('the build machine');
    await button(page, 'Make the key').click();
    await page.locator('.secret code').waitFor();
    const made = await page.locator('.secret code').innerText();
    expect(made).toMatch(/^ib_live_/);
    await faultless(page);
    expect(await works(made)).toBe(true);
    await open(page, `${base}/organisation`);
    expect(await page.content()).not.toContain(made);
    await button(page, 'Revoke the build machine').click();
    await page.getByText('The key the build machine works no more.').waitFor();
    expect(await works(made)).toBe(false);
  });

  async function works(secret: string): Promise<boolean> {
    const answer = await site.graphql('{ viewer { scopes } }', {}, secret);
    return z.object({ data: z.object({ viewer: z.unknown() }) }).parse(answer).data.viewer !== null;
  }
});

describe('the people of an organisation', () => {
  const section = (id: string) => vendor.page.locator(`section:has(#${id})`);

  test('come by a link of its owner, act for several organisations by turns, and are let out', async () => {
    const { page } = vendor;
    await open(page, `${base}/organisation`);
    await page.getByLabel('Invite somebody as').selectOption({ label: 'submitter' });
    await button(page, 'Make a link').click();
    const link = await page.locator('.secret code').innerText();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/sign-in#invitation=/);
    await faultless(page);
    await open(stranger.page, link);
    await button(stranger.page, 'Accept as Sam Stranger').click();
    await stranger.page.waitForURL(`${base}/submissions`);
    await open(stranger.page, `${base}/submissions`);
    await stranger.page.getByLabel('Organisation that you act for').selectOption({ label: 'Acme' });
    await stranger.page.getByRole('heading', { name: 'Submissions of Acme' }).waitFor();
    await open(stranger.page, `${base}/organisation`);
    expect(await main(stranger.page)).toContain('You are its submitter.');
    expect(await stranger.page.locator('#keys').count()).toBe(0);
    await open(page, `${base}/organisation`);
    expect(await section('invitations').innerText()).toContain('taken by Sam Stranger');
    await page.getByLabel('Role of Sam Stranger').selectOption({ label: 'viewer' });
    await page.getByText('Sam Stranger is viewer now.').waitFor();
    await button(page, 'Remove Sam Stranger').click();
    await page.getByText('Sam Stranger acts for the organisation no more.').waitFor();
    await open(stranger.page, `${base}/submissions`);
    expect(await main(stranger.page)).toContain('Submissions of Other');
  });

  test('have passkeys of their own, and the last one is not theirs to disable', async () => {
    const { page } = vendor;
    await open(page, `${base}/organisation`);
    expect(await section('passkeys').innerText()).toContain('10 recovery codes left');
    await section('passkeys')
      .getByRole('button', { name: /^Disable/ })
      .click();
    await section('passkeys').locator('.message').waitFor();
    await open(page, `${base}/organisation`);
    expect(
      await section('passkeys')
        .getByRole('button', { name: /^Disable/ })
        .count(),
    ).toBe(1);
  });
});

describe('a result of others on a chip of one’s own', () => {
  const reply = (page: Page) => page.getByRole('form', { name: 'Your reply' });

  test('is replied to by the vendor of the chip, again where there is more to say, and nobody else is offered that', async () => {
    const declared = await site.graphql(
      'mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename } }',
      {
        input: {
          document: JSON.stringify(declaredChip(OTHER.name, 'other-a1')),
          idempotencyKey: crypto.randomUUID(),
        },
      },
      await newKey(OTHER),
    );
    expect(declared).toMatchObject({ data: { submitChip: { __typename: 'ChipAccepted' } } });
    const run = await submit({ ...honest(30), chip: 'other-a1' });
    const { page } = stranger;
    await open(page, `${base}${pageOf(run.id)}`);
    await faultless(page);
    const said = [
      'The board ran at half of its power.\n<b>Not</b> ours.',
      'It ran at half of its power limit.',
    ];
    for (const [index, words] of said.entries()) {
      await reply(page).getByRole('textbox').fill(words);
      await reply(page).getByRole('button').click();
      await page.getByText('Your reply stands beside the result.').waitFor();
      await page
        .getByText(`Version ${index + 1},`)
        .first()
        .waitFor();
      await open(page, `${base}${pageOf(run.id)}`);
    }
    await faultless(page);
    for (const address of [pageOf(run.id), `/points/${encodeURIComponent(run.point)}`]) {
      await open(vendor.page, `${base}${address}`);
      expect(await reply(vendor.page).count()).toBe(0);
      const shown = vendor.page.locator('.reply');
      expect(await shown.locator('blockquote').first().innerText()).toBe(said[1]);
      expect(await shown.locator('blockquote').last().textContent()).toBe(said[0]);
    }
  });
});
