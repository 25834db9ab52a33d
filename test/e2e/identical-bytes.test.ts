import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { ROOT } from '../testkit/environment.ts';
import { exampleRun } from '../testkit/fixture.ts';
import { hashesOfManyEvaluations } from '../testkit/many-evaluations.ts';

const EVALUATIONS = 5_000;

test('10,000 results (5,000 evaluations, 5,000 simulations) have the same bytes in Node and in Chromium', async () => {
  const bundle = await build({
    entryPoints: [path.join(ROOT, 'test/testkit/many-evaluations.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inferbench',
    target: 'es2023',
  });
  const run = exampleRun();
  const inNode = hashesOfManyEvaluations(run, EVALUATIONS);
  expect(new Set(inNode).size).toBe(EVALUATIONS / 100);

  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const call = `inferbench.hashesOfManyEvaluations(${JSON.stringify(run)}, ${EVALUATIONS})`;
    expect(await page.evaluate<string[]>(call)).toEqual(inNode);
  } finally {
    await browser.close();
  }
});
