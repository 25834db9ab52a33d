import { TradeoffChart } from '@inferbench/answers/load/shape';
import { Load } from '@inferbench/graphql-documents/answers';
import { formatValue } from '@inferbench/units/format';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentText } from '../testkit/document-text.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Whoever asks how long people wait gets it without scripts: the same figures from page, file and API, and an address that keeps it. */
let site: ReadOnlySite;
let slice: { model: string; inputTokens: number; outputTokens: number; precision: 'FP8' | 'FP4' };
beforeAll(async () => {
  site = await openPublishedSite();
  slice = await statingSlice();
});
afterAll(() => site?.stop());

const MODEL = 'deepseek-r1';
const Answer = z.object({ data: z.object({ answer: TradeoffChart }) });
const chartOf = async (request: object) =>
  Answer.parse(await site.graphql(documentText(Load), { request })).data.answer;

/** Lengths and precision in which runs state their times: a test database has a tenth of the published ones. */
async function statingSlice() {
  const { choices } = await chartOf({ model: MODEL });
  for (const { inputTokens, outputTokens } of choices.lengths) {
    for (const precision of ['FP8', 'FP4'] as const) {
      const wish = { model: MODEL, inputTokens, outputTokens, precision };
      const { xs } = (await chartOf(wish)).choices;
      if (xs.some(({ x, runs }) => x === 'ANSWER' && runs > 0)) return wish;
    }
  }
  throw new Error('no run of the model states its times');
}

const BASES = [
  ['FIRST', 'first token', 'firstSec', 's to first token, median'],
  ['ANSWER', '300-word answer', 'answerSec', 's to a 300-word answer, medians'],
] as const;

describe.each([1280, 390])('without scripts, %d px wide', (width) => {
  test.each(BASES)(
    '%s is chosen by a link, and page, file and API tell the same',
    async (x, words, field, column) => {
      const {
        axis,
        head,
        fronts,
        points,
        atLine,
        slice: shown,
      } = await chartOf({ ...slice, x, simulated: false });
      expect(shown).toMatchObject({ ...slice, x });
      await site.withPage({ viewport: { width, height: 900 }, javaScriptEnabled: false }, async (page) => {
        const { inputTokens, outputTokens, precision } = slice;
        await page.goto(
          `${site.web.url}/models/${MODEL}?in=${inputTokens}&out=${outputTokens}&prec=${precision.toLowerCase()}`,
        );
        const before = await title(page);
        await page
          .getByRole('navigation', { name: 'What each user sees' })
          .getByRole('link', { name: new RegExp(`^${words}, \\d+ run`) })
          .click();
        expect(await title(page)).toBe(head.finding);
        expect(head.finding).not.toBe(before);
        expect(new URL(page.url()).searchParams.get('x')).toBe(x.toLowerCase());
        expect(await page.locator('#load').or(page.locator('#load-title')).first().isVisible()).toBe(true);
        expect(await page.locator('form.ask').innerText()).toContain(`within`);
        const cells = await page
          .locator(`table.places td[data-label="${x === 'FIRST' ? 'first token' : '300 words'}"]`)
          .allInnerTexts();
        expect(cells.toSorted()).toEqual(atLine.published.map(({ sees }) => formatValue(sees)).toSorted());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const href = await page.locator('a[href*="/chart/tradeoff.csv"]').first().getAttribute('href');
        const csv = await (await fetch(new URL(href ?? '', page.url()))).text();
        const [header = [], ...rows] = csv
          .split('\r\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map(
            (line) =>
              line
                .match(/("([^"]|"")*"|[^,]*)(,|$)/g)
                ?.map((cell) => cell.replace(/,$/, '').replaceAll('"', '')) ?? [],
          );
        const at = header.indexOf(column);
        const due = [...fronts.flatMap((front) => front.points), ...points].map((point) => point[field]);
        expect(due.every((value) => value !== null)).toBe(true);
        expect(rows.map((row) => Number(row[at])).toSorted(byValue)).toEqual(
          due.map(Number).toSorted(byValue),
        );
        expect(csv).toContain(head.finding);
        expect(axis.xLowerIsBetter).toBe(true);
      });
    },
  );
});

const byValue = (a: number, b: number) => a - b;
const title = (page: Page) => page.locator('#load-title').innerText();
