import { openDatabase } from '@inferbench/db/connection/database';
import { visibleTo, LISTED, SHOWN } from '@inferbench/db/shared/visibility';
import type pg from 'pg';
import { startTestApi, type TestApi } from '../api.ts';
import { asked, Pair } from './asking.ts';

/** A statement that asks who may see what, and the documents that lead to it. */
export interface Reader {
  name: string;
  asks: string[];
}

type Query = (...args: unknown[]) => Promise<unknown>;
type Change = (statement: { name: string; text: string }) => string;

/** Every way in which the predicates are written. */
const PREDICATES: readonly RegExp[] = [
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [new RegExp(escaped(visibleTo(`$${n}`, `$${n + 1}`)), 'g')]),
  new RegExp(`${escaped(LISTED)}\\b`, 'g'),
  new RegExp(`${escaped(SHOWN)}\\b`, 'g'),
  // Of chips and models, in lists and by name.
  /(?<=WHERE |AND )(?:m\.|model\.|chip\.)?shown\b/g,
];

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function withoutPredicate(text: string): string {
  // The parameters of a viewer stay in the statement, or the server refuses it.
  return PREDICATES.reduce(
    (all, predicate) =>
      all.replaceAll(predicate, (found) => {
        const [organization, staff] = [...found.matchAll(/\$\d+/g)].map(([parameter]) => parameter);
        return organization === undefined
          ? 'true'
          : `(true OR ${organization}::uuid IS NULL OR ${staff ?? '$2'}::uuid IS NULL OR ${[...found.matchAll(/\$\d+/g)].at(-1)?.[0]}::uuid IS NULL)`;
      }),
    text,
  );
}

/** Lets every statement of a pool pass through a change. */
function changed(pool: pg.Pool, change: Change): void {
  const query = pool.query.bind(pool) as Query; // the same overloads, passed through
  const through: Query = (first, ...rest) => {
    if (typeof first !== 'object' || first === null || !('text' in first)) return query(first, ...rest);
    const { text, name = '' } = first as { text: string; name?: string }; // of pg
    return query({ ...first, text: change({ name, text }) }, ...rest);
  };
  pool.query = through as typeof pool.query;
}

/** A server over the database of another, whose statements pass through a change. */
async function served(over: TestApi, change: Change): Promise<TestApi> {
  const database = openDatabase(over.databaseUrl);
  for (const pool of [database.pool, database.pages]) changed(pool, change);
  const { evidenceDir, adminUrl, databaseUrl, queueUrl, workerUrl } = over;
  const drop = () => database.close();
  return startTestApi({
    over: { database: { database, adminUrl, databaseUrl, queueUrl, workerUrl, drop }, evidenceDir },
  });
}

/** Records which statements with a predicate each document leads to. */
export async function recordReaders(over: TestApi, asks: readonly string[]): Promise<Reader[]> {
  const readers = new Map<string, Set<string>>();
  let asking = '';
  const api = await served(over, ({ name, text }) => {
    if (name !== '' && asking !== '' && withoutPredicate(text) !== text)
      readers.set(name, (readers.get(name) ?? new Set()).add(asking));
    return text;
  });
  try {
    for (asking of asks) await fetch(`${api.server.url}/graphql`, asked(asking));
  } finally {
    await api.server.close();
    await api.database.close();
  }
  return [...readers]
    .map(([name, documents]) => ({ name, asks: [...documents] }))
    .toSorted((x, y) => (x.name < y.name ? -1 : 1));
}

/** Asks both databases what leads to a reader, with its predicate left out over the second. */
export async function plantLeak(a: TestApi, b: TestApi, reader: Reader): Promise<Pair> {
  const api = await served(b, ({ name, text }) => (name === reader.name ? withoutPredicate(text) : text));
  const pair = new Pair(a, api);
  try {
    for (const text of reader.asks) {
      await pair.ask(reader.name, '/graphql', asked(text));
      if (pair.differences.length > 0) break;
    }
  } finally {
    await api.server.close();
    await api.database.close();
  }
  return pair;
}
