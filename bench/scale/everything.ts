import { routesOf } from '../../test/testkit/routes.ts';
import { DOCUMENTED } from '../lib/documented.ts';
import { median } from '../lib/median.ts';
import { note } from '../lib/with-postgres.ts';

const TIMES = 3;
const SLOW_MS = 500;
/** Slowest questions that are told with their time. */
const TOLD = 12;

interface Question {
  name: string;
  ask: () => Promise<Response>;
  status: number;
}

/** Every route of the site and every documented question, asked anew on a warm server: how many failed, and the median of each. */
export async function askEverything({ url, apiUrl }: { url: string; apiUrl: string }) {
  const anew = { 'cache-control': 'no-cache' };
  const routes = (await routesOf(url)).map(({ address, status }): Question => ({
    name: address,
    status,
    ask: () => fetch(`${url}${address}`, { headers: anew, redirect: 'manual' }),
  }));
  const queries = DOCUMENTED.map(({ id, query, variables }): Question => ({
    name: `query ${id}`,
    status: 200,
    ask: () =>
      fetch(`${apiUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...anew },
        body: JSON.stringify({ query, variables }),
      }),
  }));
  const failed: string[] = [];
  const took: { name: string; ms: number }[] = [];
  for (const question of [...routes, ...queries]) {
    const asked = await askSome(question);
    failed.push(...asked.failed);
    took.push({ name: question.name, ms: asked.ms });
  }
  const slowest = took.toSorted((a, b) => b.ms - a.ms);
  note(`${took.length} questions, ${failed.length} failures, slowest ${slowest[0]?.name}`);
  return {
    asked: took.length,
    failed,
    slowestMs: slowest[0]?.ms ?? Number.NaN,
    over: slowest.filter(({ ms }) => ms > SLOW_MS).length,
    slowest: slowest.slice(0, TOLD),
  };
}

/** Once to warm it, then some times more. */
async function askSome({ name, ask, status }: Question): Promise<{ ms: number; failed: string[] }> {
  const times: number[] = [];
  const failed = new Set<string>();
  for (let n = 0; n <= TIMES; n += 1) {
    const begun = performance.now();
    const answer = await ask();
    const text = await answer.text();
    if (n > 0) times.push(performance.now() - begun);
    if (answer.status !== status || (name.startsWith('query ') && text.includes('"errors"')))
      failed.add(`${name}: ${answer.status} ${name.startsWith('query ') ? text.slice(0, 200) : ''}`.trim());
  }
  return { ms: Math.round(median(times)), failed: [...failed] };
}
