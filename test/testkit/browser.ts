import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';

const Launch = z.object({
  executablePath: z.string(),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
});

/** The Chromium that scripts/test.mjs found; no test runs without one. One that dies or hangs before it serves anything is started once more. */
export async function launchBrowser(): Promise<Browser> {
  const file = process.env['INFERBENCH_CHROMIUM'];
  if (file === undefined) throw new Error('INFERBENCH_CHROMIUM is not set: run the tests with `npm test`.');
  const { executablePath, args, env } = Launch.parse(JSON.parse(readFileSync(file, 'utf8')));
  const options = { executablePath, args, timeout: LAUNCH_MS, env: { ...stringsOf(process.env), ...env } };
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!(error instanceof Error) || !DIED.test(error.message)) throw error;
    return chromium.launch(options);
  }
}

/** Longest that a Chromium takes to come up on a busy machine. */
const LAUNCH_MS = 60_000;
/** Words of Playwright for a Chromium that crashed at its start, or never answered. */
const DIED = /exitCode=null, signal=SIG(?:SEGV|TRAP|ABRT|BUS)|Timeout \d+ms exceeded/;

function stringsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
