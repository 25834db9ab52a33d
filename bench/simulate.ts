import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { jsonlSeconds } from './simulate-jsonl.ts';
import { inBrowser } from './lib/in-browser.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import type * as load from './simulate-load.ts';

const RUNS = 5;
const GRID_RUNS = 15;
const RUN_MS = 1000;
const ENTRY = path.join(import.meta.dirname, 'simulate-load.ts');
const stateDir = path.resolve(import.meta.dirname, '../.inferbench');

type Load = Pick<typeof load, 'CHIPS' | 'gridMs' | 'pointsPerSecond' | 'runPoints'>;

/** The load as a bundle, so that Node and the browser run the same text. */
async function loadInNode(): Promise<Load> {
  const outfile = path.join(stateDir, 'bench', 'simulate-load.mjs');
  await build({
    entryPoints: [ENTRY],
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const bundled: Load = await import(pathToFileURL(outfile).href);
  return bundled;
}

/** How fast the simulator is: in Node, in a worker of a browser, in a grid, and through the command line. */
export async function simulateBench(): Promise<BenchOutcome> {
  const { CHIPS, gridMs, pointsPerSecond, runPoints } = await loadInNode();
  pointsPerSecond(RUN_MS); // warm-up
  const node = Array.from({ length: RUNS }, () => pointsPerSecond(RUN_MS));
  const heapGrowthBytes = heapGrowth(() => runPoints(HEAP_POINTS));
  for (let i = 0; i < 3; i += 1) gridMs(); // warm-up
  const grids = Array.from({ length: GRID_RUNS }, gridMs);
  const families = CHIPS.slice(1).map((chip) => ({ chip, pointsPerSecond: pointsPerSecond(RUN_MS, chip) }));
  const browser = await inBrowser<number[]>(
    ENTRY,
    `Array.from({ length: ${RUNS + 1} }, () => bench.pointsPerSecond(${RUN_MS})).slice(1)`,
  );
  const jsonl = await jsonlSeconds();
  return {
    results: {
      node: { pointsPerSecond: node },
      heap: { points: HEAP_POINTS, growthBytes: heapGrowthBytes },
      families,
      grid: { cells: 4320, ms: grids },
      browser: 'reason' in browser ? browser : { version: browser.version, pointsPerSecond: browser.value },
      jsonl,
    },
    ratios: {
      pointsPerSecondPerCore: median(node),
      gridMs: median(grids),
      browserPointsPerSecond: 'reason' in browser ? null : median(browser.value),
      heapGrowthBytes,
      jsonlSeconds: median(jsonl.seconds),
    },
  };
}

const HEAP_POINTS = 10_000_000;

/** What is left on the heap after some work, garbage collected on both sides. */
function heapGrowth(work: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new TypeError('this Node has no garbage collector to call');
  collect();
  const before = process.memoryUsage().heapUsed;
  work();
  collect();
  return process.memoryUsage().heapUsed - before;
}
