// `npm run screenshots`: every route of the site as pictures, light and dark, wide and narrow, and the README's picture.
import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { say } from '../scripts/lib/output.mjs';
import { startStack } from '../scripts/lib/stack.mjs';
import { privateDirectory } from '../scripts/lib/state.mjs';
import { VIEWS } from './testkit/accessibility.ts';
import { ROOT } from './testkit/environment.ts';
import { routesOf } from './testkit/routes.ts';

/** Ignored by git, and named in .gitignore for that. */
const FOLDER = path.join(ROOT, 'test/output/screenshots');
const README_PICTURE = path.join(ROOT, 'docs/images/start.png');
/** Height from the top of the start page to the end of its first chart. */
const README_HEIGHT = 1400;
const README_MOST_BYTES = 300_000;

const { values } = parseArgs({
  options: {
    /** A running site with the published data; without it one is started. */
    url: { type: 'string' },
    /** Part of a route's name; without it all. */
    only: { type: 'string', default: '' },
    'no-readme': { type: 'boolean', default: false },
  },
});

// A clone that has seen neither `npm start` nor `npm test` lacks what they generate.
await ensureInstalled({ root: ROOT, log: say });
const stateDir = privateDirectory(path.join(ROOT, '.inferbench'));
const found = await findChromium({ stateDir, log: say });
const { executablePath, args, env } = found.chromium;
const stack =
  values.url === undefined
    ? await startStack({ root: ROOT, stateDir: path.join(stateDir, 'screenshots'), log: say })
    : null;
try {
  const site = values.url ?? stack?.url ?? '';
  const browser = await chromium.launch({ executablePath, args, env: { ...definedOf(process.env), ...env } });
  await shootAll(browser, site);
  if (!values['no-readme']) await shootReadme(browser, site);
  await browser.close();
} finally {
  await stack?.stop();
}

async function shootAll(browser: Browser, site: string): Promise<void> {
  if (values.only === '') rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const routes = (await routesOf(site)).filter(({ name }) => name.includes(values.only));
  for (const [width, colorScheme] of VIEWS) {
    for (const { name, address } of routes) {
      // One of its own for each page: what a very tall picture leaves behind makes the next one fail.
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      const response = await page.goto(`${site}${address}`, { waitUntil: 'networkidle' });
      const file = path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      say(`${response?.status() ?? '?'} ${address} → ${path.relative(ROOT, file)}`);
      await context.close();
    }
  }
}

async function shootReadme(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  await page.goto(site, { waitUntil: 'networkidle' });
  mkdirSync(path.dirname(README_PICTURE), { recursive: true });
  await page.screenshot({
    path: README_PICTURE,
    fullPage: true,
    clip: { x: 0, y: 0, width: 1280, height: README_HEIGHT },
  });
  const { size } = statSync(README_PICTURE);
  say(`${path.relative(ROOT, README_PICTURE)}: ${Math.round(size / 1000)} kB`);
  if (size > README_MOST_BYTES)
    throw new Error(
      `the README's picture has ${size} bytes, ${README_MOST_BYTES} at most: show less of the board.`,
    );
}

function definedOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
