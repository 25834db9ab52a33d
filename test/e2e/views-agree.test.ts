import { WorkloadBoard } from '@inferbench/graphql-documents/answers';
import { formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { documentText } from '../testkit/document-text.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A figure is the same on the page, in its file and from the API, whatever board and column is shown. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const Figure = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
const FIGURES = ['output', 'usefulTops', 'price', 'energy', 'flexibility', 'firstToken', 'speed'] as const;
const Row = z.object({
  place: z.number().nullable(),
  label: z.string(),
  chips: z.number(),
  pointId: z.string().nullable(),
  ...Object.fromEntries(FIGURES.map((name) => [name, Figure])),
});
const Answer = z.object({
  data: z.object({
    answer: z.object({
      title: z.string(),
      groups: z.array(z.object({ title: z.string(), rows: z.array(Row) })),
    }),
  }),
});
const Export = z.object({
  title: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});

/** Boards of every workload, by the request of the API and the query of the page. */
const BOARDS = [
  [{ model: 'deepseek-r1' }, 'model=deepseek-r1'],
  [{ model: 'deepseek-r1', by: 'PRICE' }, 'model=deepseek-r1&by=price'],
  [{ model: 'llama-3.3-70b', by: 'ENERGY' }, 'model=llama-3.3-70b&by=energy'],
  [{ model: 'llama-3-8b', phase: 'GENERATE' }, 'model=llama-3-8b&workload=batch'],
  [{ model: 'llama-3-8b', phase: 'PREFILL', by: 'SPEED' }, 'model=llama-3-8b&workload=prompts&by=speed'],
  [{ model: 'resnet-50' }, 'model=resnet-50'],
] as const;

/** Cells of the page that hold one figure each, by their label where the table is stacked. */
const CELLS = [
  ['Output', 'output', formatValue],
  ['Price', 'price', formatUsd],
  ['Energy', 'energy', formatValue],
  ['Flexibility', 'flexibility', formatPercent],
  ['First token', 'firstToken', formatValue],
  ['Tokens/s each', 'speed', formatValue],
] as const;

test.each(BOARDS)('page, file and API agree on every figure of %o', async (request, query) => {
  const [{ title, groups }, file] = await Promise.all([boardOf(request), fileOf(query)]);
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ ...row, group: group.title })));
  expect(rows.length).toBeGreaterThan(0);
  expect([file.title, file.rows.map((row) => [row['group'], row['place'], row['chips']])]).toEqual([
    title,
    rows.map(({ group, place, chips }) => [group, place, chips]),
  ]);
  await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto(`${site.web.url}/leaderboard?${query}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    const shown = await page.locator('.board-group table tbody tr').all();
    expect(shown.length).toBe(rows.length);
    for (const [index, row] of rows.entries()) {
      const own = file.rows[index] ?? {};
      for (const name of FIGURES) {
        const { value, low, high } = Figure.parse(Reflect.get(row, name));
        expect([name, own[name], own[`${name}Low`], own[`${name}High`]]).toEqual([name, value, low, high]);
      }
      const line = shown[index] ?? fail();
      expect(await line.locator('th').textContent()).toContain(`${row.label} × ${row.chips}`);
      for (const [label, name, format] of CELLS) {
        const { value } = Figure.parse(Reflect.get(row, name));
        const words = await wordsOf(line, label);
        const due = value === null ? /[a-z]|^$/ : startOf(format(value));
        expect([label, words]).toEqual([label, expect.stringMatching(due)]);
      }
    }
  });
});

async function wordsOf(row: Locator, label: string): Promise<string> {
  const words = (await row.locator(`td[data-label^="${label}"]`).textContent()) ?? '';
  return words.replaceAll('\u00a0', ' ').trim();
}

async function boardOf(request: object) {
  const variables = { request };
  return Answer.parse(await site.graphql(documentText(WorkloadBoard), variables)).data.answer;
}

async function fileOf(query: string) {
  const [json = '', csv = ''] = await Promise.all(
    ['json', 'csv'].map(async (type) =>
      (await fetch(`${site.web.url}/export/leaderboard.${type}?${query}`)).text(),
    ),
  );
  const file = Export.parse(JSON.parse(json));
  const [header = '', ...lines] = csv.split('\r\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(header.split(',')).toEqual(Object.keys(file.rows[0] ?? {}));
  expect(lines).toHaveLength(file.rows.length);
  // Both files are one table: each number of a row stands in its line in full.
  for (const [index, row] of file.rows.entries()) {
    const numbers = Object.values(row).filter((value) => typeof value === 'number');
    expect(lines[index]?.split(',')).toEqual(expect.arrayContaining(numbers.map(String)));
  }
  return file;
}

function startOf(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[.$]/g, String.raw`\$&`)}`);
}

function fail(): never {
  throw new Error('the page lacks a row');
}
