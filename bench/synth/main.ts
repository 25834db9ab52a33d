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
const countPoints = async () => {
  const { rows } = await client.query<{ points: number }>('SELECT count(*)::int AS points FROM point');
  return rows[0]?.points ?? 0;
};
try {
  const begun = performance.now();
  const each = await beginCopies(client);
  if (each === 0) throw new Error('There is no result to copy: start InferBench on it once.');
  let points = await countPoints();
  for (let copy = 1 + (await copiesMade(client)); points < wanted; copy += 1) {
    const missing = wanted - points;
    await makeCopy(client, copy, missing >= each ? Number.MAX_SAFE_INTEGER : missing);
    const now = await countPoints();
    // The last run would be one too many.
    if (now === points) break;
    points = now;
    say(`${points} points after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await endCopies(client);
  say(`done after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} finally {
  await client.end();
}
