// `npm run fuzz -- --count 10000 --seed 7`: that many mutations of the files of each format, shared by its fixtures.
import { parseArgs } from 'node:util';
import { fuzz, fuzzFiles } from './testkit/import-fuzz.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  process.stderr.write('Usage: npm run fuzz -- --count N --seed N\n');
  process.exit(2);
}

const files = fuzzFiles();
let failed = 0;
for (const tool of new Set(files.map((file) => file.tool))) {
  const ofTool = files.filter((file) => file.tool === tool);
  const each = Math.ceil(count / ofTool.length);
  const start = performance.now();
  const outcomes = ofTool.map((file) => fuzz(file, { count: each, seed }));
  const sum = (read: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((total, outcome) => total + read(outcome), 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  failed += failures.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counted = `${sum(({ imported }) => imported)} imported, ${sum(({ refused }) => refused)} refused`;
  process.stdout.write(`${tool}: ${counted}, ${failures.length} failures in ${seconds} s\n`);
  for (const failure of failures.slice(0, 10)) process.stdout.write(`  ${failure}\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
