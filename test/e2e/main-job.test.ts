import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { countBoard } from '@inferbench/db/board/board-counts';
import { formatValue } from '@inferbench/units/format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { agreeToAll } from '../testkit/agreed.ts';
import { MEASURED_CONTEXT, fasterFile, readFixture } from '../testkit/fixture.ts';
import { runCli } from '../testkit/processes.ts';
import { type Site, startSite } from '../testkit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: true });
});
afterAll(() => site?.stop());

describe('a first visit', () => {
  test('finds slices in which systems, chips and families meet', async () => {
    const counts = await countBoard(site.database.database.pool);
    expect(counts.slices).toBeGreaterThanOrEqual(90);
    expect(counts.withTwoSystems).toBeGreaterThanOrEqual(35);
    expect(counts.withThreeChips).toBeGreaterThanOrEqual(20);
    expect(counts.withTwoFamilies).toBeGreaterThanOrEqual(5);
  });

  test('sees, with no click, two vendors over all models by published runs, claims with their speakers, and two doors', async () => {
    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      // The first answer of a site that was just started may take longer than a page waits.
      await fetch(site.web.url);
      await page.goto(site.web.url);
      const picture = page.locator('figure[data-chart=versus]');
      expect(await picture.getByRole('heading').innerText()).toMatch(/B200|MI355X/);
      expect(await picture.textContent()).toMatch(/\bpublished\b/);
      const rows = await picture.locator('details tbody tr').allTextContents();
      expect(rows.length).toBeGreaterThanOrEqual(7);
      const claims = page.getByRole('region', { name: 'Claims, checked' }).getByRole('article');
      for (const claim of await claims.all())
        expect(await claim.getByRole('link').getAttribute('href')).toMatch(/^https:|^\/accuracy/);
      expect(await claims.count()).toBe(3);
      expect(await page.locator('main').innerText()).toMatch(/Of \d+ predictions \d+ missed/);
      await page.getByRole('button', { name: 'Show models' }).click();
      await page.waitForURL(/\/mine\?chip=RTX/);
    });
  });
});

const Board = z.object({
  data: z.object({
    leaderboard: z.object({
      edges: z.array(
        z.object({
          rank: z.number(),
          node: z.object({
            value: z.number(),
            system: z.object({ slug: z.string() }),
            point: z.object({ id: z.string(), kind: z.string() }),
            scores: z.object({ usefulTops: z.number().nullable(), inputHash: z.string() }),
          }),
        }),
      ),
    }),
  }),
});

async function board(...asked: string[]) {
  const answer = await site.graphql(
    `{ leaderboard(${asked.join(', ')}, first: 50) { edges { rank node { value system { slug } point { id kind } scores { usefulTops inputHash } } } } }`,
  );
  return Board.parse(answer).data.leaderboard.edges;
}

/** A chip of one's own: the figures of one that exists, under another name. */
function ownChip(slug: string, name: string): string {
  const like = catalogue.chips.get('nvidia-l40s');
  // Its maker submits it, and every source is an address that others can open.
  const sources = Object.fromEntries(
    Object.entries(like?.sources ?? {}).map(([key, source]) => [
      key,
      { ...source, where: 'https://vendor.example/data-sheet' },
    ]),
  );
  return stringify({ ...like, slug, name, vendor: 'Demo vendor', aliases: [], sources });
}

const SLICE = {
  model: 'llama-3-8b',
  phase: 'SERVING',
  shape: 'BALANCED',
  batch: 16,
  context: 1024,
  precision: 'FP16',
};
/** Writes pairs as the command line and the address of the page take them. */
const pairs = (separator: string) =>
  Object.entries(SLICE)
    .map(([key, value]) => `${key}=${value}`)
    .join(separator);

describe('a vendor with a new chip', () => {
  const chipFile = () => path.join(site.dir, 'tiger.yaml');
  const runFile = () => path.join(site.dir, 'tiger-run.json');
  const contextFile = () => path.join(site.dir, 'tiger.context.yaml');

  test('checks and submits it by the command line', async () => {
    await writeFile(chipFile(), ownChip('acme-tiger', 'Tiger'));
    const dry = await site.submit(chipFile(), '--dry-run');
    expect(JSON.parse(dry.stdout)).toMatchObject({ ok: true, dryRun: true });
    expect((await fetch(`${site.web.url}/chips/acme-tiger`)).status).toBe(404);
    const stored = await site.submit(chipFile());
    expect(JSON.parse(stored.stdout)).toMatchObject({ ok: true, dryRun: false, version: 1 });
  });

  test('and another by GraphQL', async () => {
    const submitChip = (input: Record<string, unknown>) =>
      site.graphql(
        `mutation ($input: SubmitChipInput!) { submitChip(input: $input) {
           __typename ... on ChipAccepted { dryRun chip { slug } } } }`,
        { input: { document: ownChip('acme-lynx', 'Lynx'), idempotencyKey: crypto.randomUUID(), ...input } },
        site.apiKey,
      );
    expect(await submitChip({ dryRun: true })).toMatchObject({
      data: { submitChip: { __typename: 'ChipAccepted', dryRun: true } },
    });
    expect(await submitChip({})).toMatchObject({
      data: { submitChip: { dryRun: false, chip: { slug: 'acme-lynx' } } },
    });
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}/chips`);
      expect(await page.locator('a', { hasText: 'Lynx' }).count()).toBe(0);
      await page.goto(`${site.web.url}/chips?unreviewed=true&q=lynx`);
      await page.getByRole('link', { name: 'Lynx' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Demo vendor Lynx 48 GB');
      expect(await page.getByRole('main').innerText()).toContain('Declared by Demo vendor, not reviewed.');
    });
  });

  test('and a model, whose page says that nobody reviewed it', async () => {
    const document = JSON.stringify({
      architectures: ['LlamaForCausalLM'],
      num_hidden_layers: 32,
      hidden_size: 4096,
      num_attention_heads: 32,
      num_key_value_heads: 8,
      intermediate_size: 14336,
      vocab_size: 128256,
      max_position_embeddings: 8192,
      tie_word_embeddings: false,
      torch_dtype: 'bfloat16',
    });
    const input = { document, slug: 'acme-puma', name: 'Puma', idempotencyKey: crypto.randomUUID() };
    const answer = await site.graphql(
      `mutation ($input: SubmitModelInput!) { submitModel(input: $input) {
         ... on ModelAccepted { model { slug } } ... on ValidationFailed { findings { message } } } }`,
      { input },
      site.apiKey,
    );
    expect(answer).toMatchObject({ data: { submitModel: { model: { slug: 'acme-puma' } } } });
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}/models/acme-puma`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Puma');
      expect(await page.getByRole('main').innerText()).toContain('Declared by Demo vendor, not reviewed.');
      await page.goto(`${site.web.url}/models`);
      expect(await page.getByRole('link', { name: 'Puma' }).count()).toBe(0);
    });
  });

  test('submits a run of it and finds it in its slice, with one figure everywhere', async () => {
    // As fast as a chip with a quarter of the bandwidth can be.
    await writeFile(runFile(), fasterFile(1 / 7));
    const context = readFixture(MEASURED_CONTEXT).replace('nvidia-h100-sxm5-80gb', 'acme-tiger');
    await writeFile(contextFile(), context.replace('averageWatts: 560', 'averageWatts: 260'));
    const args = [runFile(), '--context-file', contextFile()];
    const dry = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await site.submit(...args, '--dry-run')).stdout));
    const stored = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await site.submit(...args)).stdout));
    if (!dry.ok || !stored.ok) throw new Error('refused');
    const { usefulTops, inputHash } = stored.scores?.[0] ?? {};
    expect(dry.scores).toEqual(stored.scores);

    // Nobody ranks before somebody else looked: two persons agree.
    await agreeToAll(site.database.queueUrl);
    const slice =
      'slice: {model: "llama-3-8b", phase: SERVING, shape: BALANCED, batch: 16, context: 1024, precision: FP16}';
    const edges = await board(slice);
    expect(edges.map(({ node }) => node.system.slug).join()).not.toContain('acme-tiger');
    const all = await board(slice, 'evidence: {include: [PROVISIONAL, UNREVIEWED_SPECIFICATIONS]}');
    const row = all.find(({ node }) => node.system.slug.startsWith('acme-tiger'));
    expect(row?.node).toMatchObject({ value: usefulTops, scores: { usefulTops, inputHash } });
    expect(row?.node.point).toEqual({ id: stored.pointIds?.[0], kind: 'MEASURED' });

    const exported = await site.inferbench('export', '--slice', pairs(','), '--json');
    // What runs on a chip that nobody reviewed is in no file of the default board.
    OUTPUT_SCHEMAS.export.parse(JSON.parse(exported.stdout));
    expect(exported.stdout).not.toContain(stored.pointIds?.[0]);

    const scored = await runCli(['score', ...args, '--chip', chipFile(), '--json']);
    expect(scored.stdout).toContain(String(usefulTops));
    expect(scored.stdout).toContain(inputHash);

    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      // Its own page shows it; no board does, before somebody reviewed the chip.
      await page.goto(`${site.web.url}/points/${stored.pointIds?.[0] ?? ''}`);
      expect(await page.getByRole('main').innerText()).toContain(formatValue(usefulTops ?? Number.NaN));
      await page.goto(`${site.web.url}/leaderboard/llama-3-8b?run=${stored.pointIds?.[0] ?? ''}`);
      expect(await page.getByRole('main').innerText()).toContain('stands on no board of this model');
      await page.goto(`${site.web.url}/chips/acme-tiger`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Demo vendor Tiger 48 GB');
      expect(await page.getByRole('link', { name: /Llama 3 8B, serving/ }).count()).toBeGreaterThan(0);
    });
  });
});
