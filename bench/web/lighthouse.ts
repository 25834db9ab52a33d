import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Chromium } from '../../scripts/lib/chromium.mjs';
import { note, ROOT } from '../lib/with-postgres.ts';

const FOLDER = path.join(ROOT, 'bench/lighthouse');
const RUN_TIMEOUT_MS = 120_000;
const MOST_OUTPUT_BYTES = 64_000_000;

/** Installs Lighthouse with its own lock file, so that nobody's product gets it. */
export function installLighthouse(): void {
  if (existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) return;
  note('installing Lighthouse once');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict'], {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
  });
}

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });
const audit = z.object({
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
});
const Report = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z
    .object({
      'largest-contentful-paint': value,
      'cumulative-layout-shift': value,
      'total-blocking-time': value,
    })
    .catchall(audit),
});

/** One run of one page, in the units of the budgets. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpSec: number;
  cls: number;
  tbtMs: number;
  /** Audits that count and did not pass, by id. */
  failed: string[];
  /** How fast Lighthouse found this machine. */
  benchmarkIndex: number;
}

/** Runs of one page that may fail by themselves, such as NO_NAVSTART where the trace of Chromium lost its beginning. */
const MOST_TRIES = 4;

/** Measures a page; what fails by itself is measured again, and said. */
export async function runLighthouse(url: string, chromium: Chromium): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(url, chromium);
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      if (tries === MOST_TRIES) throw error;
      note(`again, for Lighthouse failed by itself: ${why.slice(0, 200)}`);
    }
  }
}

/** Runs Lighthouse as its command does with its defaults: a phone on a slow network, simulated. */
async function runOnce(url: string, chromium: Chromium): Promise<LighthouseRun> {
  const flags = ['--headless=new', ...chromium.args].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${flags}`,
    ],
    {
      cwd: FOLDER,
      env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.executablePath },
      timeout: RUN_TIMEOUT_MS,
      maxBuffer: MOST_OUTPUT_BYTES,
    },
  );
  const { runtimeError, categories, audits, environment } = Report.parse(JSON.parse(stdout));
  if (runtimeError !== undefined) throw new Error(`Lighthouse of ${url}: ${runtimeError.message}`);
  const points = (category: keyof typeof categories) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcpSec: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    failed: Object.entries(audits).flatMap(([id, found]) => (isFailed(found) ? [id] : [])),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function isFailed(found: unknown): boolean {
  const { data } = audit.safeParse(found);
  return (
    data !== undefined && data.score !== null && data.score < 0.9 && data.scoreDisplayMode !== 'informative'
  );
}
