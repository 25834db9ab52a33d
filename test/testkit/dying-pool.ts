import type pg from 'pg';

/** Message of the error by which such a connection is lost. */
export const KILLED = 'killed';

/** A pool whose transactions lose their connection at the n-th statement. */
export function dyingPool(pool: pg.Pool, statement: number): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name) as unknown;
      return async () => {
        const client = await target.connect();
        let count = 0;
        return new Proxy(client, {
          get(of, key) {
            const value = Reflect.get(of, key) as unknown;
            if (key !== 'query') return typeof value === 'function' ? (value.bind(of) as unknown) : value;
            return async (...query: Parameters<typeof of.query>) => {
              count += 1;
              if (count === statement && query[0] !== ('ROLLBACK' as unknown)) throw new Error(KILLED);
              return of.query(...query);
            };
          },
        });
      };
    },
  });
}
