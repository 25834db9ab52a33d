import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asAdmin } from '../testkit/database.ts';
import { tabTo } from '../testkit/keyboard.ts';
import { openPublishedSite, type ReadOnlySite, type Site, startSite } from '../testkit/site.ts';

/** Somebody follows the link of a post to one result (J5): what it is, with whom it is comparable, what the words mean. */
let site: ReadOnlySite;
let address: string;
beforeAll(async () => {
  site = await openPublishedSite();
  const answer = await site.graphql(
    `{ leaderboard(slice: { model: "llama-3-8b", phase: GENERATE, shape: BALANCED, batch: 16, context: 2048, precision: FP16 },
         first: 10) { edges { node { point { id } system { slug } } } } }`,
  );
  const { edges } = Answer.parse(answer).data.leaderboard;
  const point = edges.find(({ node }) => node.system.slug.startsWith('amd-mi300x'))?.node.point;
  address = `${site.web.url}/points/${encodeURIComponent(point?.id ?? '')}`;
});
afterAll(() => site?.stop());

const Answer = z.object({
  data: z.object({
    leaderboard: z.object({
      edges: z.array(
        z.object({
          node: z.object({ point: z.object({ id: z.string() }), system: z.object({ slug: z.string() }) }),
        }),
      ),
    }),
  }),
});

const Provenance = z.object({
  data: z.object({ point: z.object({ provenance: z.object({ submissionId: z.string() }) }) }),
});
const Export = z.object({ rows: z.array(z.object({ metric: z.string(), value: z.number().nullable() })) });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
/** The part that compares is folded, and named by its heading once it is open. */
const COMPARABLE = 'Is this comparable?';
const comparableFold = (page: Page) => fold(page, 'Who stands beside it');
const definition = (page: Page, name: string) => page.getByRole('note', { name: `Definition of ${name}` });

function visit<T>(width: number, action: (page: Page) => Promise<T>): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(address);
    return action(page);
  });
}

describe.each([1280, 320])('a visitor at %d px', (width) => {
  test('reads the headline number with its interval, the workload, the date and the evidence', async () => {
    await visit(width, async (page) => {
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading).toMatch(/MI300X.*vLLM.*Llama 3 8B.*generate, batch 16, 1,024 in and 1,024 out/);
      const main = await page.getByRole('main').innerText();
      expect(main).toMatch(/Useful TOPS, per chip\s+33\.1\s+2\.5 % of peak · 31\.4 to 34\.8 assumed/);
      expect(main).toMatch(/received \d{4}-\d{2}-\d{2}/);
      expect(main).toMatch(/E1\s+published/);
    });
  });

  test('sees with whom it is comparable, by how much, and where that turns', async () => {
    await visit(width, async (page) => {
      await comparableFold(page).click();
      const box = region(page, COMPARABLE);
      const text = await box.innerText();
      expect(text).toMatch(/Batch\s+bucket 16/);
      expect(text).toMatch(/0\.\d+ × \(0\.\d+ to 0\.\d+\)\s+(Same workload\?\s+)?yes/);
      expect(text).toMatch(
        /MI300X ×1, vLLM and .* cannot be told apart from .* tokens; by value they change places at .*\(simulated\)/,
      );
      await box.getByRole('link', { name: /H100 ×1, vLLM/ }).click();
      await page.waitForURL(/\/compare\/h100-vs-mi300x/);
      await fold(page, 'What each figure rests on').click();
      expect(await page.getByRole('main').innerText()).toMatch(/Measured, published, simulated/);
    });
  });

  test('opens the meaning of a word where it is used, and closes it again', async () => {
    await visit(width, async (page) => {
      const metrics = region(page, 'Every metric');
      for (const [name, word, meaning] of [
        ['Time to first token, p95', 'TTFT', 'until its first token arrives'],
        ['Goodput, chatbot limits', 'Goodput', 'meet every latency limit at once'],
        ['Useful TOPS', 'Useful TOPS', 'Operations that the workload requires'],
      ] as const) {
        const term = metrics.getByRole('button', { name, exact: true });
        await term.click();
        expect(await definition(page, word).first().innerText()).toContain(meaning);
        await page.keyboard.press('Escape');
        expect(await definition(page, word).count()).toBe(0);
      }
    });
  });

  test('finds the numbers of each chart in a table under it', async () => {
    await visit(width, async (page) => {
      const figures = page.getByRole('figure');
      expect(await figures.count()).toBeGreaterThan(0);
      for (const figure of await figures.all()) {
        expect((await figure.locator('.drawn').getAttribute('aria-label'))?.length).toBeGreaterThan(20);
        await figure.getByText('Numbers behind the chart').click();
        expect(await figure.getByRole('table').getByRole('row').count()).toBeGreaterThan(1);
      }
    });
  });

  test('leaves with one sentence and a citation that hold without the page', async () => {
    await visit(width, async (page) => {
      const taken = await region(page, 'Share, cite, download').innerText();
      expect(taken).toMatch(
        /MI300X.*: 33\.1 useful TOPS per chip \(31\.4 to 34\.8, assumed\), published, grade E1/,
      );
      expect(taken).toMatch(
        /InferBench, .*engine \d+\.\d+\.\d+, policy v1\. Published figure, chip by AMD\. Data: .*Input [0-9a-f]{16}/,
      );
      expect(taken).toContain(address);
      const files = region(page, 'Share, cite, download').getByRole('link', { name: 'JSON' });
      const body = await page.request.get(
        new URL((await files.getAttribute('href')) ?? '', address).toString(),
      );
      const { rows } = Export.parse(await body.json());
      expect(rows.find(({ metric }) => metric === 'USEFUL_TOPS')?.value).toBeCloseTo(33.1, 0);
    });
  });

  test('does all of it by keyboard alone', async () => {
    await visit(width, async (page) => {
      const figure = page.getByRole('figure').first();
      await tabTo(page, figure.locator('summary'));
      await page.keyboard.press('Enter');
      expect(await figure.getByRole('table').isVisible()).toBe(true);
      await tabTo(
        page,
        region(page, 'Every metric').getByRole('button', { name: 'Useful TOPS', exact: true }),
      );
      await page.keyboard.press('Enter');
      expect(await definition(page, 'Useful TOPS').first().isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await tabTo(page, page.getByRole('button', { name: 'Copy the citation' }));
      await page.keyboard.press('Enter');
      await page.getByText(/^(Copied\.|The browser did not allow copying)/).waitFor();
      await page.reload();
      await tabTo(page, comparableFold(page));
      await page.keyboard.press('Enter');
      await tabTo(page, region(page, COMPARABLE).getByRole('link', { name: /H100 ×1, vLLM/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/compare\/h100-vs-mi300x/);
    });
  });
});

describe('an old link', () => {
  // Databases of the published figures are copies of one, so a point has the same id in each.
  let own: Site;
  beforeAll(async () => {
    own = await startSite({ published: true });
  });
  afterAll(() => own?.stop());

  test('leads to a tombstone that says what became of the result, when and whose it was', async () => {
    const id = decodeURIComponent(address.split('/').at(-1) ?? '');
    const { submissionId } = Provenance.parse(
      await site.graphql(`{ point(id: "${id}") { provenance { submissionId } } }`),
    ).data.point.provenance;
    const uuid = Buffer.from(submissionId, 'base64').toString('utf8').split(':').at(-1);
    await asAdmin(own.database.adminUrl, (admin) =>
      admin.query(`UPDATE submission SET lifecycle = 'SUPERSEDED' WHERE id = $1`, [uuid]),
    );
    await own.withPage({ viewport: { width: 320, height: 900 } }, async (page) => {
      await page.goto(address.replace(site.web.url, own.web.url));
      const tombstone = await page.getByRole('status').filter({ hasText: 'Superseded' }).innerText();
      expect(tombstone).toMatch(
        /off the board\. .* received on \d{4}-\d{2}-\d{2} from .*LLM-Inference-Bench/,
      );
      await comparableFold(page).click();
      expect(await region(page, COMPARABLE).innerText()).toMatch(/No: it stands in no slice/);
      // What was cited still stands there.
      expect(await page.getByRole('main').innerText()).toContain('33.1');
    });
  });
});
