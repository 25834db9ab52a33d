import path from 'node:path';
import { inBrowser } from './lib/in-browser.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import { type ClockKind, curve, eventLoop } from './serve-load.ts';

const RUNS = 9;
const ENTRY = path.join(import.meta.dirname, 'serve-load.ts');
const REQUESTS = 5000;
const KINDS: readonly ClockKind[] = ['lines', 'engine'];

/** How fast a load is simulated: single runs by clock and scheduler, curves, and the same in a worker of a browser. */
export async function serveBench(): Promise<BenchOutcome> {
  for (const kind of KINDS) eventLoop(3, kind); // warm-up
  const node = KINDS.flatMap((kind) => eventLoop(RUNS, kind));
  const curves = { lines: curve(RUNS, 'lines'), engine: curve(RUNS, 'engine') };
  const loops = (runs: number) => KINDS.map((kind) => `...bench.eventLoop(${runs}, '${kind}')`).join(', ');
  const browser = await inBrowser<typeof node>(ENTRY, `([${loops(3)}], [${loops(RUNS)}])`);
  const slowest = (rows: typeof node, kind: ClockKind) =>
    Math.max(...rows.filter(({ clock }) => clock === kind).map(({ ms }) => median(ms)));
  return {
    results: {
      node: node.map((row) => ({ ...row, requestsPerSecond: REQUESTS / (median(row.ms) / 1000) })),
      curves,
      browser,
    },
    ratios: {
      linesMs: slowest(node, 'lines'),
      engineMs: slowest(node, 'engine'),
      browserEngineMs: 'reason' in browser ? null : slowest(browser.value, 'engine'),
      capacityMs: median(curves.engine.capacityMs),
      coarseCurveMs: median(curves.engine.coarseMs),
      liveCurveMs: median(curves.engine.liveMs),
    },
  };
}
