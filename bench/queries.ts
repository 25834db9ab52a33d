import { withApi } from './board/servers.ts';
import { DOCUMENTED } from './lib/documented.ts';
import { withDatabase } from './lib/with-database.ts';
import { ROOT } from './lib/with-postgres.ts';
import type { BenchOutcome } from './lib/outcome.ts';

const TIMES = 15;
/** The least that an answer can cost. */
const NOTHING = '{ __typename }';

/** How long each documented query takes on a warm server, the fastest of some runs, from the client's side. */
export function queriesBench(): Promise<BenchOutcome> {
  return withDatabase('queries', ({ stateDir, databaseUrl, cursorSecret }) =>
    withApi({ root: ROOT, logDir: stateDir, databaseUrl, cursorSecret }, async ({ url }) => {
      const least = await fastestMs(url, { query: NOTHING });
      const byQuery: Record<string, number> = {};
      for (const { id, query, variables } of DOCUMENTED)
        byQuery[id] = await fastestMs(url, { query, variables });
      const all = Object.values(byQuery);
      return {
        results: { fastestMs: byQuery, least, slowestMs: Math.max(...all) },
        ratios: { slowestToLeast: Math.max(...all) / least },
      };
    }),
  );
}

async function fastestMs(url: string, body: { query: string; variables?: unknown }): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TIMES; n += 1) {
    const begun = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text.slice(0, 300));
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return Number(fastest.toFixed(1));
}
