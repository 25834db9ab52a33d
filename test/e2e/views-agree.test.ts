import { ROW_KEYS } from '@inferbench/graphql-documents/board-rows';
import { formatValue } from '@inferbench/units/format';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A figure is the same on the page, in its file and from the API, whatever slice and metric is shown. */
let site: ReadOnlySite;
const slices: Record<string, string | number | null>[] = [];
beforeAll(async () => {
  site = await openPublishedSite();
  const answer = await site.graphql(
    '{ slices(first: 100, minSystems: 2) { nodes { model { slug } phase shape batch context precision } } }',
  );
  const { nodes } = Slices.parse(answer).data.slices;
  slices.push(...nodes.map(({ model, ...slice }) => ({ model: model.slug, ...slice })));
});
afterAll(() => site?.stop());

const Slices = z.object({
  data: z.object({
    slices: z.object({
      nodes: z.array(
        z.object({
          model: z.object({ slug: z.string() }),
          phase: z.string(),
          shape: z.string().nullable(),
          batch: z.number(),
          context: z.number(),
          precision: z.string(),
        }),
      ),
    }),
  }),
});
const Cell = z.object({ metric: z.string(), value: z.number().nullable(), rank: z.number().nullable() });
const Board = z.object({
  data: z.object({
    leaderboard: z.object({
      edges: z.array(
        z.object({
          rank: z.number(),
          node: z.object({ system: z.object({ slug: z.string() }), metrics: z.array(Cell) }),
        }),
      ),
    }),
  }),
});
const Export = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

const METRICS = ['USEFUL_TOPS', 'COST_EFFICIENCY', 'ENERGY_EFFICIENCY'] as const;
/** Columns of the page, by their label where the table is stacked, and of the file. */
const COLUMNS = [
  ['USEFUL_TOPS', 'Useful TOPS', 'usefulTops'],
  ['COST_EFFICIENCY', 'TOPS per USD/h', 'costEfficiency'],
  ['ENERGY_EFFICIENCY', 'TOPS per W', 'energyEfficiency'],
  ['FLEXIBILITY', 'Flexibility', 'flexibility'],
  ['TOKENS_PER_S_PER_USER', 'Tokens/s per user', 'tokensPerSecPerUser'],
] as const;
/** Number of the slices in which two systems meet, spread over all of them. */
const VIEWS = 9;

test('page, file and API agree on every figure of a view', async () => {
  const step = Math.max(1, Math.floor(slices.length / VIEWS));
  const views = slices.filter((_, index) => index % step === 0).slice(0, VIEWS);
  expect(views.length).toBe(VIEWS);
  await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    for (const [index, slice] of views.entries()) {
      const metric = METRICS[index % METRICS.length] ?? 'USEFUL_TOPS';
      const query = new URLSearchParams({ metric });
      for (const [key, value] of Object.entries(slice)) if (value !== null) query.set(key, String(value));
      // One view after another on one page.
      const [edges, rows] = await Promise.all([boardOf(slice, metric), fileOf(query)]);
      expect(rows.map(({ system }) => system)).toEqual(edges.map(({ node }) => node.system.slug));
      await page.goto(`${site.web.url}/?${query.toString()}`);
      const shown = await page.locator('table.reflow tbody tr').all();
      expect(shown.length).toBe(edges.length);
      for (const [place, { rank, node }] of edges.entries()) {
        const row = rows[place] ?? {};
        expect(row['rank']).toBe(rank);
        for (const [name, label, key] of COLUMNS) {
          const own = node.metrics.find((cell) => cell.metric === name) ?? fail();
          const words = await wordsOf(shown[place] ?? fail(), label);
          expect(words).toMatch(own.value === null ? /[a-z]/ : exactly(formatValue(own.value)));
          // A value under another key than the column's is on the page with its reason, and no value of the file.
          expect(row[key] ?? null).toBe(row[`${key}Missing`] === null ? own.value : null);
          expect(row[`${key}Rank`]).toBe(own.rank);
        }
      }
    }
  });
}, 120_000);

async function wordsOf(row: Locator, label: string): Promise<string> {
  return (await row.locator(`td[data-label^="${label}"] .value`).innerText()).trim();
}

async function boardOf(slice: object, metric: string) {
  const answer = await site.graphql(
    `query ($slice: SliceInput!, $metric: Metric!) { leaderboard(slice: $slice, metric: $metric, first: 50) {
       edges { rank node { system { slug } metrics { metric value rank } } } } }`,
    { slice, metric },
  );
  return Board.parse(answer).data.leaderboard.edges;
}

async function fileOf(query: URLSearchParams) {
  const [json, csv] = await Promise.all(
    (['json', 'csv'] as const).map(async (type) =>
      (await fetch(`${site.web.url}/export/leaderboard.${type}?${query.toString()}`)).text(),
    ),
  );
  const { rows } = Export.parse(JSON.parse(json ?? ''));
  const [header, ...lines] = (csv ?? '').split('\r\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(header).toBe(ROW_KEYS.join(','));
  expect(lines).toHaveLength(rows.length);
  // Both files are one table: each number of a row stands in its line in full.
  for (const [index, row] of rows.entries()) {
    const numbers = Object.values(row).filter((value) => typeof value === 'number');
    expect(lines[index]?.split(',')).toEqual(expect.arrayContaining(numbers.map(String)));
  }
  return rows;
}

function exactly(words: string): RegExp {
  return new RegExp(`^${words.replaceAll('.', String.raw`\.`)}$`);
}

function fail(): never {
  throw new Error('the page lacks a row or a metric');
}
