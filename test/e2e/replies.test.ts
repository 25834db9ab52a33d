import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredChip } from '../testkit/declared-chip.ts';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { linkIntoOrganization } from '../testkit/invitations.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { FAULTLESS_AT_BOTH, lookTwiceAtBothWidths } from '../testkit/page-report.ts';
import { type PasskeySite, startPasskeySite } from '../testkit/passkey-site.ts';
import { open, type PasskeyWindow } from '../testkit/passkey-window.ts';
import { PROSE } from '../testkit/prose.ts';
import { pageOf } from '../testkit/submission-page.ts';
import { submitRun } from '../testkit/submitted-run.ts';

/** The vendor of a chip replies to what others measured on it, and everybody reads that beside the result. */

const ACME = { slug: 'acme', name: 'Acme' };
const OTHER = { slug: 'other', name: 'Other' };

let site: PasskeySite;
let acme: PasskeyWindow;
let other: PasskeyWindow;
beforeAll(async () => {
  site = await startPasskeySite();
  const { database } = site;
  acme = await site.person('Ann Acme', await linkIntoOrganization(database, { ...ACME, role: 'owner' }));
  other = await site.person('Oda Other', await linkIntoOrganization(database, { ...OTHER, role: 'owner' }));
});
afterAll(() => site?.stop());

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
      await vendorKey(site.database, OTHER),
    );
    expect(declared).toMatchObject({ data: { submitChip: { __typename: 'ChipAccepted' } } });
    const run = await submitRun(site, await vendorKey(site.database, ACME), {
      document: JSON.stringify(batchRun({ seconds: 45, chip: 'other-a1' })),
    });
    const { page } = other;
    await open(page, `${site.base}${pageOf(run.submission)}`);
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
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
      await open(page, `${site.base}${pageOf(run.submission)}`);
    }
    expect(await lookTwiceAtBothWidths(page)).toEqual(FAULTLESS_AT_BOTH);
    for (const address of [pageOf(run.submission), `/points/${encodeURIComponent(run.point)}`]) {
      await open(acme.page, `${site.base}${address}`);
      expect(await reply(acme.page).count()).toBe(0);
      const shown = acme.page.locator('.reply');
      expect(await shown.locator('blockquote').first().innerText()).toBe(said[1]);
      expect(await shown.locator('blockquote').last().textContent()).toBe(said[0]);
    }
  });
});

test('a reply stands beside the result as it was written, with its earlier versions, and nothing of it is read as anything but text', async () => {
  const run = await submitRun(site, site.apiKey, { document: JSON.stringify(batchRun({ seconds: 30 })) });
  const nvidia = await vendorKey(site.database, { slug: 'nvidia', name: 'NVIDIA' });
  const says = (text: string, expectedVersion: number) =>
    site.graphql(
      'mutation ($input: AttachReplyInput!) { attachReply(input: $input) { __typename } }',
      {
        input: {
          submission: run.submission,
          text,
          expectedVersion,
          idempotencyKey: crypto.randomUUID(),
        },
      },
      nvidia,
    );
  await says('The clock was <b>ours</b>.\n<script>alert(1)</script>', 0);
  expect(await says('The clock was not ours.', 1)).toMatchObject({
    data: { attachReply: { __typename: 'ReplyAttached' } },
  });
  for (const address of [`/points/${encodeURIComponent(run.point)}`, pageOf(run.submission)])
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

test('a reply stays as it was written when the page begins to listen: markup, long texts, emoji and right-to-left', async () => {
  const run = await submitRun(site, site.apiKey, { document: JSON.stringify(batchRun({ seconds: 31 })) });
  const nvidia = await vendorKey(site.database, { slug: 'nvidia', name: 'NVIDIA' });
  for (const [expectedVersion, text] of PROSE.entries())
    expect(
      await site.graphql(
        'mutation ($input: AttachReplyInput!) { attachReply(input: $input) { __typename } }',
        { input: { submission: run.submission, text, expectedVersion, idempotencyKey: crypto.randomUUID() } },
        nvidia,
      ),
    ).toMatchObject({ data: { attachReply: { __typename: 'ReplyAttached' } } });
  for (const address of [`/points/${encodeURIComponent(run.point)}`, pageOf(run.submission)])
    await site.withPage({}, async (page) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${site.web.url}${address}`, { waitUntil: 'networkidle' });
      expect(await page.locator('section.reply blockquote').allTextContents()).toEqual(PROSE.toReversed());
      expect(errors).toEqual([]);
    });
});
