import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { linkIntoOrganization } from '../testkit/invitations.ts';
import { FAULTLESS_AT_BOTH, lookTwiceAtBothWidths } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';
import { mainText } from '../testkit/submission-page.ts';

/** The owner of an organisation keeps its keys and its people in a browser. */

const ACME = { slug: 'acme', name: 'Acme', role: 'owner' } as const;
const OTHER = { slug: 'other', name: 'Other', role: 'owner' } as const;

let site: PasskeySite;
let vendor: PasskeyWindow;
let stranger: PasskeyWindow;
beforeAll(async () => {
  site = await startPasskeySite();
  vendor = await site.person('Vera Vendor', await linkIntoOrganization(site.database, ACME));
  stranger = await site.person('Sam Stranger', await linkIntoOrganization(site.database, OTHER));
});
afterAll(() => site?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the keys of an organisation', () => {
  test('are made by its owner with a fresh passkey, shown once, work, and end', async () => {
    const { page } = vendor;
    await open(page, `${site.base}/organisation`);
    await page.getByText('Make a key').click();
    await page.getByLabel('What it is for').fill('the build machine');
    await button(page, 'Make the key').click();
    await page.locator('.secret code').waitFor();
    const made = await page.locator('.secret code').innerText();
    expect(made).toMatch(/^ib_live_/);
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
    expect(await works(made)).toBe(true);
    await open(page, `${site.base}/organisation`);
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
    await open(page, `${site.base}/organisation`);
    await page.getByLabel('Invite somebody as').selectOption({ label: 'submitter' });
    await button(page, 'Make a link').click();
    const link = await page.locator('.secret code').innerText();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/sign-in#invitation=/);
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
    // An act after an act: what comes of the second takes the focus as the first did.
    await button(page, 'Make a link').click();
    await page.locator('.message:focus .secret code').filter({ hasNotText: link }).waitFor();
    await open(stranger.page, link);
    await button(stranger.page, 'Accept as Sam Stranger').click();
    await stranger.page.waitForURL(`${site.base}/submissions`);
    await open(stranger.page, `${site.base}/submissions`);
    await stranger.page.getByLabel('Organisation that you act for').selectOption({ label: 'Acme' });
    await stranger.page.getByRole('heading', { name: 'Submissions of Acme' }).waitFor();
    await open(stranger.page, `${site.base}/organisation`);
    expect(await mainText(stranger.page)).toContain('You are its submitter.');
    expect(await stranger.page.locator('#keys').count()).toBe(0);
    await open(page, `${site.base}/organisation`);
    expect(await section('invitations').innerText()).toContain('taken by Sam Stranger');
    await page.getByLabel('Role of Sam Stranger').selectOption({ label: 'viewer' });
    await page.getByText('Sam Stranger is viewer now.').waitFor();
    await button(page, 'Remove Sam Stranger').click();
    await page.getByText('Sam Stranger acts for the organisation no more.').waitFor();
    await open(stranger.page, `${site.base}/submissions`);
    expect(await mainText(stranger.page)).toContain('Submissions of Other');
  });

  test('have passkeys of their own, and the last one is not theirs to disable', async () => {
    const { page } = vendor;
    await open(page, `${site.base}/organisation`);
    expect(await section('passkeys').innerText()).toContain('10 recovery codes left');
    await section('passkeys')
      .getByRole('button', { name: /^Disable/ })
      .click();
    await section('passkeys').locator('.message').waitFor();
    await open(page, `${site.base}/organisation`);
    expect(
      await section('passkeys')
        .getByRole('button', { name: /^Disable/ })
        .count(),
    ).toBe(1);
  });
});
