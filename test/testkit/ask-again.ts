import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'playwright-core';

const ASKED_AT_MOST = 3;

/**
 * Asks for a page of a site again when it is too busy and says when, as a visitor does, and says so: the machine may be shared with other
 * suites. Servers that a suite makes fail are asked once. `again` forgets what the busy answer left.
 */
export async function askAgainWhereBusy(
  go: () => Promise<Response | null>,
  site: string,
  again: () => void = () => undefined,
): Promise<Response | null> {
  let response = await go();
  for (let asked = 1; asked < ASKED_AT_MOST; asked += 1) {
    if (response?.status() !== 503 || !response.url().startsWith(site)) break;
    process.stderr.write(`busy, asked again: ${response.url()}\n`);
    await sleep(1_000 * Number(response.headers()['retry-after'] ?? 1));
    again();
    response = await go();
  }
  return response;
}
