// `npm run db:synth -- --points N`: fills the database of DATABASE_URL with copies of its results, until it holds N points.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { beginCopies, copiesMade, endCopies, makeCopy } from './copies.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { points: { type: 'string' } } });
const wanted = Number(values.points);
const url = process.env['DATABASE_URL'];
if (!Number.isSafeInteger(wanted) || wanted <= 0 || url === undefined) {
  say('DATABASE_URL=<an administrator of a filled database> npm run db:synth -- --points 250000');
  process.exit(2);
}

const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
  const { rows } = await client.query<{ points: number }>('SELECT count(*)::int AS points FROM point');
  let points = rows[0]?.points ?? 0;
  const made = await copiesMade(client);
  const copying = await beginCopies(client);
  if (copying.points === 0) throw new Error('There is no result to copy: start InferBench on it once.');
  for (let copy = 1 + made; points < wanted; copy += 1) {
    const copied = await makeCopy(copying, copy, wanted - points);
    // The last run would be one too many.
    if (copied === 0) break;
    points += copied;
    say(`${points} points after ${seconds()} s`);
  }
  await endCopies(copying);
  say(`done after ${seconds()} s`);
} finally {
  await client.end();
}
