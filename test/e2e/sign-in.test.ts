import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../testkit/database.ts';
import { linkIntoOrganization } from '../testkit/invitations.ts';
import { tabTo } from '../testkit/keyboard.ts';
import { FAULTLESS, lookTwice } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';

/** A person gets an account, signs out and in, and comes back without their passkey, by keyboard alone; no secret leaves the page. */

let site: PasskeySite;
beforeAll(async () => {
  site = await startPasskeySite();
});
afterAll(() => site?.stop());

const acme = { slug: 'acme', name: 'Acme', role: 'owner' } as const;
const invite = () => linkIntoOrganization(site.database, acme);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the page says is wrong; Next has an announcer of its own outside. */
const trouble = (page: Page) => page.locator('main [role=alert]');

/** Goes to a button by Tab and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function codesOf(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
  return page.locator('.codes code').allInnerTexts();
}

async function keepCodes(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: 'I have kept them' }));
  await page.keyboard.press('Space');
  await press(page, 'Go on');
  await page.waitForURL(`${site.base}/submissions`);
}

async function register(page: Page, link: string, name: string): Promise<string[]> {
  await open(page, `${site.base}${link}`);
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type(name);
  await press(page, 'Make a passkey');
  const codes = await codesOf(page);
  await keepCodes(page);
  return codes;
}

const signedInAs = (page: Page) => page.locator('.account-bar strong').innerText();

describe.each([
  { width: 1280, name: 'Ada Wide' },
  { width: 390, name: 'Ben Narrow' },
])('at $width px, by keyboard', ({ width, name }) => {
  let ada: PasskeyWindow;
  let codes: string[];
  const asked: string[] = [];
  beforeAll(async () => {
    ada = await site.newWindow(width);
    ada.page.on('request', (request) => asked.push(request.url()));
  });
  afterAll(() => ada?.context.close());

  test('an invitation makes an account with a passkey, and ten codes that are shown once', async () => {
    const link = await invite();
    codes = await register(ada.page, link, name);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await signedInAs(ada.page)).toBe(name);
    await open(ada.page, `${site.base}/sign-in`);
    expect(await ada.page.content()).not.toContain(codes[0]);
    const secret = link.split('=')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  });

  test('they sign out, the pages of their own are closed, and they sign in and come back to where they were', async () => {
    const { page } = ada;
    await open(page, `${site.base}/submissions`);
    await press(page, 'Sign out');
    await page.waitForURL(`${site.base}/sign-in`);
    await open(page, `${site.base}/organisation`);
    expect(await page.locator('main').innerText()).toContain('for people who are signed in');
    await tabTo(page, page.locator('main').getByRole('link', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sign-in\?back=/);
    await open(page, page.url());
    await press(page, 'Sign in with a passkey');
    await page.waitForURL(`${site.base}/organisation`);
    expect(await signedInAs(page)).toBe(name);
  });

  test('a passkey that its owner does not use signs nobody in, and the page says what to do', async () => {
    const { page } = ada;
    await ada.context.clearCookies();
    await ada.answer(false);
    await open(page, `${site.base}/sign-in`);
    await press(page, 'Sign in with a passkey');
    await trouble(page).waitFor();
    expect(await trouble(page).innerText()).toContain('No passkey was used');
    await ada.answer(true);
  });

  test('a lost passkey is replaced by a recovery code, once; all codes of before are gone', async () => {
    const { page } = ada;
    const [first = '', second = ''] = codes;
    await ada.loseDevice();
    await recoverWith(page, first.toLowerCase());
    await press(page, 'Make a new passkey');
    const fresh = await codesOf(page);
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await keepCodes(page);
    expect(await signedInAs(page)).toBe(name);
    await press(page, 'Sign out');
    await page.waitForURL(`${site.base}/sign-in`);
    for (const used of [first, second, 'NOT-A-CODE']) {
      await recoverWith(page, used);
      await trouble(page).waitFor();
      expect(await button(page, 'Make a new passkey').count()).toBe(0);
    }
    await open(page, `${site.base}/sign-in`);
    await press(page, 'Sign in with a passkey');
    await page.waitForURL(`${site.base}/submissions`);
  });

  async function recoverWith(page: Page, code: string): Promise<void> {
    await open(page, `${site.base}/sign-in`);
    await tabTo(page, page.getByText('Your passkey is lost'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Recovery code'));
    await page.keyboard.type(code);
    await press(page, 'Use this code');
    await Promise.race([trouble(page).waitFor(), button(page, 'Make a new passkey').waitFor()]);
  }

  test('its pages are faultless in light and in dark', async () => {
    for (const address of ['/sign-in', '/submissions', '/organisation']) {
      await open(ada.page, `${site.base}${address}`);
      expect({ address, ...(await lookTwice(ada.page)) }).toEqual({
        address,
        light: FAULTLESS,
        dark: FAULTLESS,
      });
    }
  });
});

describe('a link that opens nothing', () => {
  async function refused(link: string): Promise<string> {
    const { page, context } = await site.newWindow();
    try {
      await open(page, `${site.base}${link}`);
      if ((await page.getByLabel('Your name').count()) > 0) {
        await page.getByLabel('Your name').fill('Eve');
        await button(page, 'Make a passkey').click();
      }
      await trouble(page).waitFor();
      expect(await context.cookies()).toEqual([]);
      return await trouble(page).innerText();
    } finally {
      await context.close();
    }
  }

  test('says so: it is not whole', async () => {
    expect(await refused('/sign-in#invitation=ib_inv')).toContain('This link is not whole');
  });

  test('says so: it is used, unknown, or too old', async () => {
    const { page, context } = await site.newWindow();
    const used = await invite();
    await open(page, `${site.base}${used}`);
    await page.getByLabel('Your name').fill('Carol');
    await button(page, 'Make a passkey').click();
    await codesOf(page);
    await context.close();
    const old = await invite();
    await asAdmin(site.database.adminUrl, (admin) =>
      admin.query(
        `UPDATE invitation SET created_at = now() - interval '30 hours', expires_at = now() - interval '6 hours' WHERE used_at IS NULL`,
      ),
    );
    const unknown = `/sign-in#invitation=ib_invite_${'x'.repeat(43)}`;
    for (const link of [used, old, unknown]) expect((await refused(link)).length).toBeGreaterThan(20);
  });
});

test('the page opened by its number leads to its name, and keeps the invitation', async () => {
  const link = await invite();
  await site.withPage({}, async (page) => {
    await page.goto(`${site.web.url}${link}`);
    const named = page.locator('main').getByRole('link', { name: /Sign in at http:\/\/localhost/ });
    expect(await named.getAttribute('href')).toBe(`${site.base}${link}`);
  });
});

test('pages for everybody say "Sign in" to who is signed in, too: they read no cookie', async () => {
  const { page, context } = await site.newWindow();
  await open(page, `${site.base}${await invite()}`);
  await page.getByLabel('Your name').fill('Dora');
  await button(page, 'Make a passkey').click();
  await codesOf(page);
  for (const address of ['/', '/chips', '/rules']) {
    await open(page, `${site.base}${address}`);
    expect(await page.locator('header').first().innerText()).toContain('Sign in');
    expect(await page.content()).not.toContain('Dora');
  }
  await context.close();
});
