// `npm run cluster:faults -- --iterations 30 --seed 1`: kills, stops and ends parts of a cluster under submissions and reads through
// HAProxy, and counts what is stored at the end. Prints one JSON object; fails where something acknowledged is missing, doubled or
// half, where a refusal has no name, and where a recovery takes too long.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { complain, say } from '../../scripts/lib/output.mjs';
import { ROOT } from '../testkit/environment.ts';
import { drawFaults } from './faults.ts';
import { type ClusterUnderTest, startClusterUnderTest } from './cluster-under-test.ts';
import { Load } from './load.ts';
import { iterate, type Iteration } from './iterate.ts';
import { storedOf } from '../testkit/one-score-each.ts';

const { values } = parseArgs({
  options: {
    iterations: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Seconds for which a part is stopped. */
    stop: { type: 'string', default: '30' },
    /** Minutes after which no further fault begins. */
    minutes: { type: 'string', default: '120' },
  },
});
const RECOVERY_MS = 30_000;

const whole = (name: 'iterations' | 'seed' | 'stop' | 'minutes'): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new RangeError(`--${name} ${values[name]}: expected a whole number from 1 on`);
  return number;
};
const [count, seed, stopSec] = [whole('iterations'), whole('seed'), whole('stop')];
const lastBegin = performance.now() + whole('minutes') * 60_000;
const cluster = await startClusterUnderTest({
  dir: path.join(ROOT, '.inferbench/cluster-faults'),
  log: complain,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(130)));
try {
  const report = await run(cluster);
  say(JSON.stringify(report, null, 2));
  process.exitCode = report.failures.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
process.exit();

async function run(under: ClusterUnderTest) {
  const load = new Load(under);
  const iterations: Iteration[] = [];
  const failures: string[] = [];
  try {
    for (const fault of drawFaults(seed, count)) {
      if (performance.now() > lastBegin) break;
      const iteration = await iterate(under, load, { fault, stopMs: stopSec * 1_000 });
      complain(JSON.stringify(iteration));
      iterations.push(iteration);
      if (iteration.recoveryMs >= RECOVERY_MS)
        failures.push(
          `${fault.signal} of ${fault.target}: ${iteration.recoveryMs} ms until the next acknowledgement`,
        );
    }
  } catch (error) {
    failures.push(String(error));
  }
  await load.end();
  const { acknowledged, wrong, codes } = load;
  const stored = await storedOf({ ...under, acknowledged });
  const once = new Set(acknowledged.map(({ submissionId }) => submissionId)).size;
  for (const [what, found] of [
    ['acknowledged once', once],
    ['in the shown epoch', stored.inShownEpoch],
    ...Object.entries(stored.rows),
  ] as const)
    if (found !== acknowledged.length) failures.push(`${what}: ${found} of ${acknowledged.length}`);
  if (stored.wrongPlaces > 0)
    failures.push(`${stored.wrongPlaces} places of the board are not the best of what stands`);
  if (load.count('submission', 'wrong') + load.count('read', 'wrong') > 0)
    failures.push('answers that are neither data nor UNAVAILABLE');
  const counted = (outcome: 'answered' | 'refused' | 'cut' | 'wrong') => ({
    submissions: load.count('submission', outcome),
    reads: load.count('read', outcome),
  });
  return {
    seed,
    iterations: iterations.length,
    stopSec,
    acknowledged: acknowledged.length,
    stored,
    answered: counted('answered'),
    refused: counted('refused'),
    cut: counted('cut'),
    wrong: counted('wrong'),
    internal: codes['INTERNAL'] ?? 0,
    codes,
    longestRecoveryMs: Math.max(0, ...iterations.map(({ recoveryMs }) => recoveryMs)),
    failures,
    examplesOfWrong: wrong,
    faults: iterations,
  };
}
