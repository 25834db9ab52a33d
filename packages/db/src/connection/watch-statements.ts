import type pg from 'pg';

/** A statement that ended; `error` is null where it gave its rows. */
export interface EndedStatement {
  /** Name of a prepared one, else its first words. Never a value: those are parameters. */
  name: string;
  ms: number;
  error: unknown;
}

/** Told of every statement of a process and of every wait for a connection. */
export interface StatementWatch {
  ended(statement: EndedStatement): void;
  waited(ms: number): void;
}

const SHOWN_CHARACTERS = 120;

/** Tells of what the connections of a pool do from now on. */
export function watchPool(pool: pg.Pool, watch: StatementWatch): void {
  pool.on('connect', (client) => watchClient(client, watch));
  const connect: Call = pool.connect.bind(pool);
  Reflect.set(pool, 'connect', (...args: unknown[]) => {
    const begun = performance.now();
    return followed(connect, args, () => watch.waited(performance.now() - begun));
  });
}

/** A function of the driver, of which each has several forms. */
// oxlint-disable-next-line typescript/no-explicit-any -- its forms have no parameters in common
type Call = (...args: any[]) => unknown;

function watchClient(client: pg.ClientBase, watch: StatementWatch): void {
  const query: Call = client.query.bind(client);
  Reflect.set(client, 'query', (...args: unknown[]) => {
    const begun = performance.now();
    return followed(query, args, (error) =>
      watch.ended({ name: nameOf(args[0]), ms: performance.now() - begun, error }),
    );
  });
}

/** Calls a function of the driver, which answers by its last argument or by a promise, and says how that ended. */
function followed(call: Call, args: readonly unknown[], ended: (error: unknown) => void): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const told = (error: unknown, ...rest: unknown[]) => {
      ended(error ?? null);
      Reflect.apply(last, undefined, [error, ...rest]);
    };
    return call(...args.slice(0, -1), told);
  }
  const answer = call(...args);
  if (answer instanceof Promise) answer.then(() => ended(null), ended);
  return answer;
}

function nameOf(statement: unknown): string {
  const part = (key: string): unknown =>
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, key) : undefined;
  const said = part('name') ?? part('text') ?? statement;
  return String(said).replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
}
