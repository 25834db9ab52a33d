import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { ROOT } from '../testkit/environment.ts';
import { exampleRun } from '../testkit/fixture.ts';
import { hashesOfManyEvaluations } from '../testkit/many-evaluations.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { hashesOfManyLoads } from '../testkit/many-loads.ts';
import { hashesOfManyServed } from '../testkit/many-served.ts';

/** `npm run laws:bytes` evaluates 5,000: every one of them simulates loads. */
const EVALUATIONS = lawCount(5_000, 1_000);
const LOADS = 2_000;
/** `npm run laws:bytes` serves 2,000. */
const SERVED = lawCount(2_000, 60);

test('as many evaluations as simulations have the same bytes in Node and in Chromium', async () => {
  const run = exampleRun();
  const inNode = hashesOfManyEvaluations(run, EVALUATIONS);
  expect(new Set(inNode).size).toBe(EVALUATIONS / 100);
  const call = `inferbench.hashesOfManyEvaluations(${JSON.stringify(run)}, ${EVALUATIONS})`;
  expect(await inChromium('many-evaluations', call)).toEqual(inNode);
});

test('2,000 simulated loads, every request of them, have the same bytes in Node and in Chromium', async () => {
  const inNode = hashesOfManyLoads(LOADS);
  expect(new Set(inNode).size).toBe(LOADS / 100);
  expect(await inChromium('many-loads', `inferbench.hashesOfManyLoads(${LOADS})`)).toEqual(inNode);
});

test('served requests of the catalogue have the same bytes in Node and in Chromium', async () => {
  const inNode = hashesOfManyServed(SERVED);
  expect(new Set(inNode).size).toBeGreaterThan(SERVED / 2);
  expect(await inChromium('many-served', `inferbench.hashesOfManyServed(${SERVED})`)).toEqual(inNode);
});

/** Hashes that a module of the testkit gives in a browser. */
async function inChromium(module: string, call: string): Promise<string[]> {
  const bundle = await build({
    entryPoints: [path.join(ROOT, `test/testkit/${module}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inferbench',
    target: 'es2023',
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    return await page.evaluate<string[]>(call);
  } finally {
    await browser.close();
  }
}
