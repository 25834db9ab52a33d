import { expect, test } from 'vitest';
import type { TestApi } from './api.ts';
import { countStatements } from './statements.ts';

test('statements of both pools are counted in the run with the fewest, nothing kept is given meanwhile, and all is left as it was', async () => {
  const query = () => Promise.resolve({ rows: [] });
  const changes = { state: () => Promise.resolve('1') };
  const database = { pool: { query }, pages: { query }, changes };
  const api = { database } as unknown as TestApi; // nothing else is used
  let run = 0;
  const counted = await countStatements(api, async () => {
    run += 1;
    // Once in a while the server asks whether its catalogue is current.
    if (run === 1) await database.pool.query();
    expect(await changes.state()).toBeNull();
    await database.pool.query();
    await database.pages.query();
  });
  expect(counted).toBe(2);
  await database.pool.query();
  expect(await changes.state()).toBe('1');
  expect(await countStatements(api, () => Promise.resolve())).toBe(0);
});
