import { tmpdir } from 'node:os';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_EXAMPLES } from '../../apps/web/src/about/developers/examples.ts';
import { tabTo } from '../testkit/keyboard.ts';
import type { Service } from '../testkit/processes.ts';
import { startApiProcess } from '../testkit/servers.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Somebody who wants the numbers and not the pages (J3): schema, explorer, key, pages by cursor, and what goes wrong. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const PAGE_OF_TWO = `query Two($after: String) {
  leaderboard(
    slice: { model: "llama-3-8b", phase: GENERATE, shape: BALANCED, batch: 16, context: 2048, precision: FP16 }
    evidence: { kinds: [REPORTED] }
    first: 2
    after: $after
  ) {
    pageInfo { endCursor }
    edges { rank node { system { slug } scores { engineVersion } metrics { metric value missing missingText } } }
  }
}`;
const COSTLY = `query Costly { ${Array.from({ length: 12 }, (_, index) => `a${index}: slices(first: 100) { nodes { model { slug } } }`).join(' ')} }`;
const TYPO = 'query Typo { leaderboard(metric: USEFUL_TOP, first: 1) { totalCount } }';

interface Answer {
  data?: {
    leaderboard?: {
      pageInfo: { endCursor: string };
      edges: { rank: number; node: { metrics: { value: number | null; missing: string | null }[] } }[];
    };
    viewer?: { scopes: string[] };
  };
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost: { requested: number | null; maximum: number } };
}

/** GraphiQL with an empty editor in focus. */
async function explore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/graphiql`);
  await page.getByRole('button', { name: /execute query/i }).waitFor();
}

/** Types a query into the explorer and runs it as its own short cut does; what came over the wire, and shown as well. */
async function run(
  page: Page,
  query: string,
  { headers }: { headers?: object } = {},
): Promise<{ answer: Answer; status: number; headers: Record<string, string> }> {
  await typeInto(page, page.getByRole('region', { name: 'Operation Editor' }), query);
  if (headers !== undefined) {
    await page.getByRole('button', { name: 'Headers' }).click();
    await typeInto(page, page.getByRole('region', { name: 'Headers' }), JSON.stringify(headers));
  }
  const answered = page.waitForResponse(isOurs);
  await page.keyboard.press('Control+Enter');
  const response = await answered;
  return {
    answer: (await response.json()) as Answer,
    status: response.status(),
    headers: response.headers(),
  }; // the query's own shape
}

/** The explorer asks for the schema by itself. */
function isOurs(response: Response): boolean {
  const asked = response.request().postData() ?? '';
  return response.url().endsWith('/graphql') && asked !== '' && !asked.includes('IntrospectionQuery');
}

async function typeInto(page: Page, editor: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Editor content' }).focus();
  await page.keyboard.press('Control+A');
  // Named, on one line and all at once: the editor puts brackets round what is selected and closes those
  // that end a line.
  await page.keyboard.insertText(text.replaceAll(/\s+/g, ' '));
}

describe.each([1280, 320])('a client at %d px', (width) => {
  const open = <T>(action: (page: Page) => Promise<T>) =>
    site.withPage({ viewport: { width, height: 900 } }, action);

  test('reads the schema on the page and reaches the explorer by keyboard', async () => {
    await open(async (page) => {
      await page.goto(`${site.web.url}/developers`);
      const queries = page.getByRole('region', { name: 'Queries', exact: true });
      const board = queries.getByRole('group').filter({ hasText: 'leaderboard' }).first();
      await tabTo(page, board.locator('summary'));
      await page.keyboard.press('Enter');
      expect(await board.innerText()).toMatch(/slice: SliceInput[\s\S]*returns\s+LeaderboardConnection!/);
      expect(await page.getByRole('region', { name: 'Costs, limits and keys' }).innerText()).toMatch(
        /1,000.*429/s,
      );
      for (const { title } of API_EXAMPLES.slice(0, 3))
        expect(
          await page.getByRole('region', { name: `${title}, Python`, exact: true }).innerText(),
        ).toContain('urllib.request');
      await page.reload();
      await tabTo(page, page.getByRole('link', { name: 'GraphiQL' }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/graphiql$/);
    });
  });

  test('walks pages by cursor without a key; what is missing says why, and each answer says its cost', async () => {
    await open(async (page) => {
      await explore(page, site.web.url);
      const first = await run(page, PAGE_OF_TWO);
      const { pageInfo, edges } = first.answer.data?.leaderboard ?? fail();
      expect(edges.map(({ rank }) => rank)).toEqual([1, 2]);
      expect(
        edges
          .flatMap(({ node }) => node.metrics)
          .filter(({ value, missing }) => value === null && missing === null),
      ).toEqual([]);
      expect(first.answer.extensions?.cost).toMatchObject({ requested: expect.any(Number), maximum: 1000 });
      const second = await run(
        page,
        PAGE_OF_TWO.replace('$after: String', `$after: String = "${pageInfo.endCursor}"`),
      );
      const ranks = second.answer.data?.leaderboard?.edges.map(({ rank }) => rank) ?? [];
      expect(ranks).toHaveLength(2);
      expect(Math.min(...ranks)).toBeGreaterThanOrEqual(2);
    });
  });

  test('shows a key and sees what it may', async () => {
    await open(async (page) => {
      await explore(page, site.web.url);
      const { answer } = await run(page, 'query Who { viewer { scopes } }', {
        headers: { authorization: `Bearer ${site.apiKey}` },
      });
      expect(answer.data?.viewer?.scopes).toEqual(['SUBMIT']);
    });
  });

  test('is told what is too costly and what no enum has', async () => {
    await open(async (page) => {
      await explore(page, site.web.url);
      const costly = await run(page, COSTLY);
      expect(costly.answer.errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COSTLY' });
      expect(costly.answer.errors?.[0]?.message).toMatch(/1,?000/);
      const typo = await run(page, TYPO);
      expect(typo.answer.errors?.[0]?.message).toMatch(/Did you mean the enum value "USEFUL_TOPS"/);
    });
  });
});

function fail(): never {
  throw new Error('the slice has no board');
}

describe('a client without a key who asks too much', () => {
  let limited: Service;
  beforeAll(async () => {
    limited = await startApiProcess({
      databaseUrl: site.databaseUrl,
      evidenceDir: tmpdir(),
      env: { INFERBENCH_RATE_LIMIT: '60' },
    });
  });
  afterAll(() => limited?.stop());

  test('is told to wait, and how long', async () => {
    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await explore(page, limited.url);
      let last = await run(page, PAGE_OF_TWO);
      for (let more = 0; more < 20 && last.status === 200; more += 1)
        // The limit is reached by one request after another.
        last = await run(page, PAGE_OF_TWO);
      expect(last.status).toBe(429);
      expect(last.answer.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
