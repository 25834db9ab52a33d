import path from 'node:path';
import { inBrowser } from './lib/in-browser.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import { curve, eventLoop } from './serve-load.ts';

const RUNS = 9;
const ENTRY = path.join(import.meta.dirname, 'serve-load.ts');
const REQUESTS = 5000;

/** How fast a load is simulated: single runs by scheduler, curves, and the same in a worker of a browser. */
export async function serveBench(): Promise<BenchOutcome> {
  eventLoop(3); // warm-up
  const node = eventLoop(RUNS);
  const curves = curve(RUNS);
  const browser = await inBrowser<typeof node>(ENTRY, `(bench.eventLoop(3), bench.eventLoop(${RUNS}))`);
  const slowest = (rows: typeof node) => Math.max(...rows.map(({ ms }) => median(ms)));
  return {
    results: {
      node: node.map((row) => ({ ...row, requestsPerSecond: REQUESTS / (median(row.ms) / 1000) })),
      curve: curves,
      browser,
    },
    ratios: {
      slowestMs: slowest(node),
      browserSlowestMs: 'reason' in browser ? null : slowest(browser.value),
      capacityMs: median(curves.capacityMs),
      coarseCurveMs: median(curves.coarseMs),
      liveCurveMs: median(curves.liveMs),
    },
  };
}
