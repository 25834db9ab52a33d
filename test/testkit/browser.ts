import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';

const Launch = z.object({
  executablePath: z.string(),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
});

/** The Chromium that scripts/test.mjs found; no test runs without one. */
export function launchBrowser(): Promise<Browser> {
  const file = process.env['INFERBENCH_CHROMIUM'];
  if (file === undefined) throw new Error('INFERBENCH_CHROMIUM is not set: run the tests with `npm test`.');
  const { executablePath, args, env } = Launch.parse(JSON.parse(readFileSync(file, 'utf8')));
  return chromium.launch({ executablePath, args, env: { ...stringsOf(process.env), ...env } });
}

function stringsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
