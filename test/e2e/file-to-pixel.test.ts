import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { Metric, presentValue } from '@inferbench/domain/terms/metric';
import { formatPercent, formatValue } from '@inferbench/units/format';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeToAll } from '../testkit/agreed.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { EXAMPLE, fasterFile, MEASURED_CONTEXT, measuredRun } from '../testkit/fixture.ts';
import { FAULTLESS, openWindow, visit } from '../testkit/page-report.ts';
import { runCli } from '../testkit/processes.ts';
import { startWebAlone } from '../testkit/servers.ts';
import { type Site, startSite } from '../testkit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: false });
});
afterAll(() => site?.stop());

/** The slice of the board in which the run stands. */
const BOARD = '/leaderboard/llama-3-8b';

describe('one thread from a file to a pixel', () => {
  test('an empty board says what to do first', async () => {
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      expect(await page.getByRole('main').innerText()).toMatch(/nobody published a run/i);
      await page.getByRole('link', { name: 'Submit a run' }).first().click();
      await page.getByRole('heading', { level: 1, name: /Submit/ }).waitFor();
    });
  });

  test('what the command line refuses never reaches the board', async () => {
    const bad = path.join(site.dir, 'bad.json');
    await writeFile(bad, '{"model_id": "cut');
    const outcomes = await Promise.all([
      site.submit(bad, '--context-file', MEASURED_CONTEXT),
      site.submit(EXAMPLE),
      site.submit(EXAMPLE, '--context-file', MEASURED_CONTEXT, '--chip', 'nvidia-h100'),
      runCli(['submit', EXAMPLE, '--context-file', MEASURED_CONTEXT, '--server', site.web.url], {
        INFERBENCH_API_KEY: 'ib_live_wrong',
      }),
      runCli(['submit', 'no-such-file.json', '--server', site.web.url]),
      runCli([
        'submit',
        EXAMPLE,
        '--context-file',
        MEASURED_CONTEXT,
        '--server',
        'http://127.0.0.1:9',
        '--key-file',
        path.join(site.dir, 'key'),
      ]),
    ]);
    expect(outcomes.map((outcome) => outcome.exitCode)).toEqual([3, 3, 3, 5, 2, 6]);
    expect(outcomes[2]?.stdout).toMatch(/Did you mean .*nvidia-h100-sxm5-80gb/);
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      expect(await page.getByRole('main').innerText()).toMatch(/nobody published a run/i);
    });
  });

  test('a run 1.5 times over its bandwidth bound is FLAGGED and stays off the board', async () => {
    const file = path.join(site.dir, 'too-fast.json');
    await writeFile(file, fasterFile(1.5 * (9.094365886267731 / 5.260163)));
    const { exitCode, stdout } = await site.submit(file, '--context-file', MEASURED_CONTEXT);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      lifecycle: 'FLAGGED',
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'PHYS-DECODE' })]),
    });
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      expect(await page.getByRole('main').innerText()).toMatch(/nobody published a run/i);
    });
  });

  test('a run, submitted by the command line, is a row whose figures are those of GraphQL and of evaluate()', async () => {
    const { exitCode, stdout } = await site.submit(EXAMPLE, '--context-file', MEASURED_CONTEXT);
    expect(exitCode).toBe(0);
    const { pointIds } = JSON.parse(stdout) as { pointIds: string[] }; // checked by the query below
    // Nobody ranks before somebody else looked: two persons agree.
    await agreeToAll(site.database.queueUrl);
    const [evaluated] = evaluateRun(measuredRun(), catalogue).points;
    if (!evaluated) throw new Error('the run has one point');
    const { metrics } = evaluated.score;

    const cells = await boardCells();
    for (const metric of Metric.options)
      expect({ metric, value: cells.get(metric) ?? null }).toEqual({
        metric,
        value: presentValue(metrics[metric]),
      });
    expect(await inputHashOf(pointIds[0] ?? '')).toBe(evaluated.score.inputHash);

    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Llama 3 8B/);
      const row = page.locator('.board-group').first().getByRole('row').filter({ hasText: 'H100' });
      expect(await row.getByText(/provisional/).count()).toBe(0);
      expect(await row.getByText('third party', { exact: true }).count()).toBe(1);
      expect(await row.textContent()).toContain('submitted and tested by Demo vendor · chip by NVIDIA');
      for (const [label, metric, wordsOf] of COLUMNS) {
        const value = presentValue(metrics[metric]);
        const cell = await row.locator(`td[data-label^="${label}"]`).textContent();
        const shown = cell?.replaceAll('\u00a0', ' ');
        expect({ label, shown }).toEqual({
          label,
          shown: expect.stringContaining(value === null ? 'not published' : wordsOf(value)),
        });
      }
    });
  });

  test('what `import --json` wrote can be submitted as it is', async () => {
    const other = path.join(site.dir, 'slower.json');
    await writeFile(other, fasterFile(0.95));
    const { exitCode, stdout } = await runCli([
      'import',
      other,
      '--context-file',
      MEASURED_CONTEXT,
      '--json',
    ]);
    expect(exitCode).toBe(0);
    const file = path.join(site.dir, 'run.json');
    await writeFile(file, stdout);
    const submitted = await site.submit(file, '--dry-run');
    expect(JSON.parse(submitted.stdout)).toMatchObject({ dryRun: true, lifecycle: 'VALIDATED' });
  });

  test('the same file again gives the same receipt and no second row', async () => {
    const again = await site.submit(EXAMPLE, '--context-file', MEASURED_CONTEXT);
    expect(JSON.parse(again.stdout)).toMatchObject({ replayed: true });
    await site.withPage({}, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      expect(await page.locator('.board-group').first().locator('tbody tr').count()).toBe(1);
    });
  });
});

const COLUMNS = [
  ['Output', 'USEFUL_TOPS', formatValue],
  ['Price', 'COST_EFFICIENCY', formatValue],
  ['Energy', 'ENERGY_EFFICIENCY', formatValue],
  ['Flexibility', 'FLEXIBILITY', formatPercent],
  ['Tokens/s each', 'TOKENS_PER_S_PER_USER', formatValue],
] as const;

async function boardCells(): Promise<Map<string, number | null>> {
  const body = (await site.graphql(
    '{ leaderboard(first: 5) { edges { node { metrics { metric value } } } } }',
  )) as {
    data: { leaderboard: { edges: { node: { metrics: { metric: string; value: number | null }[] } }[] } };
  }; // the query's own shape
  expect(body.data.leaderboard.edges).toHaveLength(1);
  return new Map(body.data.leaderboard.edges[0]?.node.metrics.map((cell) => [cell.metric, cell.value]));
}

async function inputHashOf(pointId: string): Promise<string | undefined> {
  const body = (await site.graphql(`{ point(id: "${pointId}") { scores { inputHash } } }`)) as {
    data: { point: { scores: { inputHash: string } } | null };
  }; // the query's own shape
  return body.data.point?.scores.inputHash;
}

const EMPTY_SLICE = `${BOARD}/batch?users=1024&prec=fp8`;

async function pointAddress(): Promise<string> {
  const body = (await site.graphql('{ leaderboard(first: 1) { edges { node { point { id } } } } }')) as {
    data: { leaderboard: { edges: { node: { point: { id: string } } }[] } };
  }; // the query's own shape
  return `/points/${encodeURIComponent(body.data.leaderboard.edges[0]?.node.point.id ?? '')}`;
}

// What a submission changes; all other pages are those of `every-route`.
describe('at 1280 and at 320 px, in light and in dark', () => {
  const WIDTHS = [1280, 320];
  const FAULTLESS_LOOK = { light: FAULTLESS, dark: FAULTLESS };
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await launchBrowser();
    context = await openWindow(browser);
  });
  afterAll(() => browser?.close());

  test.each([
    '/',
    '/models/llama-3-8b',
    BOARD,
    `${BOARD}?by=nonsense&users=x`,
    EMPTY_SLICE,
    'the point of the board',
    '/chips/h100',
  ])('%s has no accessibility violation, no sideways scroll, no console error', async (name) => {
    const address = name === 'the point of the board' ? await pointAddress() : name;
    const route = { address, status: 200 } as const;
    const { looks } = await visit(context, {
      site: site.web.url,
      route,
      widths: WIDTHS,
      read: async () => null,
    });
    expect(looks).toEqual({ 1280: FAULTLESS_LOOK, 320: FAULTLESS_LOOK });
  });
});

describe('the one origin of web and API', () => {
  test('a file of 12 MB passes through the web server and is judged', async () => {
    const large = path.join(site.dir, 'large.json');
    await writeFile(large, fasterFile(0.97).replace('{', `{${' '.repeat(12_000_000)}`));
    const { exitCode, stdout } = await site.submit(large, '--context-file', MEASURED_CONTEXT, '--dry-run');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ dryRun: true, lifecycle: 'VALIDATED' });
  });

  test('everything says nosniff, and no header names the API', async () => {
    for (const address of ['/', '/icon.svg', '/graphql?query={__typename}']) {
      const { headers } = await fetch(`${site.web.url}${address}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(JSON.stringify([...headers])).not.toContain(new URL(site.api.url).port);
    }
  });
});

describe('the page', () => {
  test('is readable and usable without JavaScript', async () => {
    await site.withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.web.url}${BOARD}`);
      const rows = page.locator('.board-group').first().locator('tbody tr');
      expect(await rows.count()).toBe(1);
      await page.getByRole('link', { name: 'Price', exact: true }).click();
      await page.waitForURL(/by=price/);
      expect(await rows.count()).toBe(1);
    });
  });

  test('keeps the theme that a visitor chooses, under its content security policy', async () => {
    await site.withPage({ colorScheme: 'light' }, async (page) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await page.goto(site.web.url);
      // From system to light to dark; the button says which holds.
      await page.getByRole('button', { name: 'Theme: system' }).click();
      await page.getByRole('button', { name: 'Theme: light' }).click();
      await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
      await page.reload();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(violations).toEqual([]);
    });
  });

  test('says so when the API is gone', async () => {
    const lonely = await startWebAlone();
    await site.withPage({}, async (page) => {
      await page.goto(lonely.url);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The API did not answer');
    });
    const response = await fetch(`${lonely.url}/graphql?query={__typename}`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('UNREACHABLE');
    await lonely.stop();
  });
});
