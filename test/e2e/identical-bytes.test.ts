import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { ROOT } from '../testkit/environment.ts';
import { exampleRun } from '../testkit/fixture.ts';
import { hashesOfManyEvaluations } from '../testkit/many-evaluations.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { hashesOfManyLoads } from '../testkit/many-loads.ts';
import { hashesOfManyServed } from '../testkit/many-served.ts';

/** `npm run laws:bytes` evaluates 5,000: every one of them simulates loads. */
const EVALUATIONS = lawCount(5_000, 300);
/** `npm run laws:bytes` simulates 2,000. */
const LOADS = lawCount(2_000, 500);
/** `npm run laws:bytes` serves 2,000. */
const SERVED = lawCount(2_000, 24);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test('as many evaluations as simulations have the same bytes in Node and in Chromium', async () => {
  const run = exampleRun();
  const call = `inferbench.hashesOfManyEvaluations(${JSON.stringify(run)}, ${EVALUATIONS})`;
  const inChromium = await begunInChromium('many-evaluations', call);
  const inNode = hashesOfManyEvaluations(run, EVALUATIONS);
  expect(new Set(inNode).size).toBe(EVALUATIONS / 100);
  expect(await inChromium.hashes()).toEqual(inNode);
});

test('simulated loads, every request of them, have the same bytes in Node and in Chromium', async () => {
  const inChromium = await begunInChromium('many-loads', `inferbench.hashesOfManyLoads(${LOADS})`);
  const inNode = hashesOfManyLoads(LOADS);
  expect(new Set(inNode).size).toBe(LOADS / 100);
  expect(await inChromium.hashes()).toEqual(inNode);
});

test('served requests of the catalogue have the same bytes in Node and in Chromium', async () => {
  const inChromium = await begunInChromium('many-served', `inferbench.hashesOfManyServed(${SERVED})`);
  const inNode = hashesOfManyServed(SERVED);
  expect(new Set(inNode).size).toBeGreaterThan(SERVED / 2);
  expect(await inChromium.hashes()).toEqual(inNode);
});

/** Begins to make the hashes of a module of the testkit in a browser, which is at work while Node makes its own. */
async function begunInChromium(module: string, call: string): Promise<{ hashes(): Promise<string[]> }> {
  const bundle = await build({
    entryPoints: [path.join(ROOT, `test/testkit/${module}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inferbench',
    target: 'es2023',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  await page.evaluate(`{ window.hashes = new Promise((done) => setTimeout(() => done(${call}))); }`);
  return {
    async hashes() {
      const made = await page.evaluate<string[]>('window.hashes');
      await page.close();
      return made;
    },
  };
}
