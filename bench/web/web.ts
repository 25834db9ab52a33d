import path from 'node:path';
import { findChromium, type Chromium } from '../../scripts/lib/chromium.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import { median } from '../lib/median.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { atLeast, atMost, BUDGETS, type Judged } from './budgets.ts';
import { withEmptyPage } from './empty-page.ts';
import { type Answers, answersOf, htmlBytes, openBrowser, scriptBytes, styleBytes } from './in-browser.ts';
import { installLighthouse, type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { pageTypes, type PageType } from './page-types.ts';

const EMPTY = 'an empty Next page';

/** Runs of each page: `--runs 1` for a first look. */
function runsWanted(): number {
  const given = process.argv[process.argv.indexOf('--runs') + 1];
  return process.argv.includes('--runs') ? Math.max(1, Number(given) || 1) : 5;
}

/** The site as visitors get it: eight kinds of page by Lighthouse, their weights, and how soon they answer. */
export async function webBench(): Promise<BenchOutcome> {
  installLighthouse();
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/web'));
  const { chromium } = await findChromium({ stateDir: path.join(ROOT, '.inferbench'), log: note });
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    return await withEmptyPage(stateDir, (empty) => measure({ site: stack.url, empty, chromium }));
  } finally {
    await stack.stop();
  }
}

interface Places {
  site: string;
  empty: string;
  chromium: Chromium;
}

async function measure({ site, empty, chromium }: Places): Promise<BenchOutcome> {
  const types = await pageTypes(site);
  const absent = await absentOf(site, types);
  const measured = types.filter((page) => !absent.includes(page.type));
  note('weighing pages, changing fields, dragging the limit');
  const browser = await openBrowser(chromium);
  try {
    const emptyBytes = await scriptBytes(browser, empty);
    const bytesOf = new Map<string, number>();
    for (const { type, address } of measured)
      bytesOf.set(type, await scriptBytes(browser, `${site}${address}`));
    const weights = {
      html: await htmlBytes(`${site}/`),
      style: await styleBytes(browser, `${site}/`),
    };
    const answers = await answersOf(browser, `${site}/models/deepseek-r1`);
    const runs = await inTurns(
      [...measured.map(({ type, address }) => [type, `${site}${address}`] as const), [EMPTY, empty] as const],
      chromium,
    );
    const emptyTbtMs = median((runs.get(EMPTY) ?? []).map(({ tbtMs }) => tbtMs));
    const pages: Record<string, unknown> = {};
    const ratios: Record<string, number | null> = Object.fromEntries(absent.map((type) => [type, null]));
    for (const { type } of measured) {
      const found = runs.get(type) ?? [];
      const bytes = bytesOf.get(type) ?? Number.NaN;
      const isLanding = type === '/';
      const judged = {
        ...lighthouseJudged(found, emptyTbtMs),
        ...(isLanding ? weightsJudged(weights, bytes - emptyBytes) : {}),
        ...(type === '/models/<slug>' ? answersJudged(answers) : {}),
      };
      const withinBudget = Object.values(judged).every((each) => each.withinBudget);
      pages[type] = {
        withinBudget,
        ...judged,
        scriptBytes: bytes,
        scriptBytesAboveEmpty: bytes - emptyBytes,
        failedAudits: [...new Set(found.flatMap(({ failed }) => failed))],
        runs: found,
      };
      ratios[type] = Math.max(...Object.values(judged).map(({ used }) => used));
    }
    return {
      results: {
        lighthouse: '12.8.2, mobile preset',
        runsPerPage: runsWanted(),
        withinBudget:
          absent.length === 0 && Object.values(ratios).every((used) => used !== null && used <= 1),
        absent,
        pages,
        empty: { tbtMs: emptyTbtMs, scriptBytes: emptyBytes, runs: runs.get(EMPTY) },
        answers,
        browser: browser.version(),
        notes: {
          ratios:
            'the largest share of a budget that the page uses: 1 or less keeps all; null where the page is absent',
          scriptBytes: 'of all scripts that the page loads, each gzipped, without the noModule polyfill',
        },
      },
      ratios,
    };
  } finally {
    await browser.close();
  }
}

async function absentOf(site: string, types: readonly PageType[]): Promise<string[]> {
  const statuses = await Promise.all(types.map(({ address }) => fetch(`${site}${address}`)));
  return types.flatMap(({ type }, i) => (statuses[i]?.status === 404 ? [type] : []));
}

/** One run of each, again and again: what disturbs the machine for a while disturbs all of them. */
async function inTurns(
  pages: readonly (readonly [string, string])[],
  chromium: Chromium,
): Promise<Map<string, LighthouseRun[]>> {
  const runs = new Map<string, LighthouseRun[]>();
  for (let round = 1; round <= runsWanted(); round += 1) {
    for (const [name, url] of pages) {
      const run = await runLighthouse(url, chromium);
      note(`round ${round}, ${name}: performance ${run.performance}, TBT ${Math.round(run.tbtMs)} ms`);
      runs.set(name, [...(runs.get(name) ?? []), run]);
    }
  }
  return runs;
}

function lighthouseJudged(runs: readonly LighthouseRun[], emptyTbtMs: number): Record<string, Judged> {
  const middle = (key: Exclude<keyof LighthouseRun, 'failed'>) => median(runs.map((run) => run[key]));
  return {
    performance: atLeast(middle('performance'), BUDGETS.performance),
    accessibility: atLeast(middle('accessibility'), BUDGETS.accessibility),
    bestPractices: atLeast(middle('bestPractices'), BUDGETS.bestPractices),
    seo: atLeast(middle('seo'), BUDGETS.seo),
    lcpSec: atMost(middle('lcpSec'), BUDGETS.lcpSec),
    cls: atMost(middle('cls'), BUDGETS.cls),
    tbtAboveEmptyMs: atMost(Math.max(0, middle('tbtMs') - emptyTbtMs), BUDGETS.tbtAboveEmptyMs),
  };
}

function weightsJudged(
  { html, style }: { html: number; style: number },
  scriptsAboveEmpty: number,
): Record<string, Judged> {
  return {
    scriptBytesAboveEmpty: atMost(scriptsAboveEmpty, BUDGETS.scriptBytesAboveEmpty),
    styleBytes: atMost(style, BUDGETS.styleBytes),
    htmlBytes: atMost(html, BUDGETS.htmlBytes),
  };
}

function answersJudged({ fieldChangesMs, hoversMs, dragFramesMs }: Answers): Record<string, Judged> {
  return {
    fieldChangeMs: atMost(median(fieldChangesMs), BUDGETS.fieldChangeMs),
    hoverMs: atMost(median(hoversMs), BUDGETS.hoverMs),
    dragFrameMs: atMost(median(dragFramesMs), BUDGETS.dragFrameMs),
  };
}
