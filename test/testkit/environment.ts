import { existsSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Login that may create databases, given by scripts/test.mjs. */
export function adminDatabaseUrl(): string {
  const url = process.env['INFERBENCH_TEST_DATABASE_ADMIN_URL'];
  if (url === undefined)
    throw new Error('INFERBENCH_TEST_DATABASE_ADMIN_URL is not set: run the tests with `npm test`.');
  return url;
}

/** Folder with real result files, or null where this machine has none. */
export function referenceDir(): string | null {
  const dir = process.env['INFERBENCH_REFERENCE'] ?? path.resolve(ROOT, '../shared/reference');
  return existsSync(dir) ? dir : null;
}

/** Seed of generated inputs: the same in every run, unless somebody asks for others. */
export function testSeed(): number {
  return Number(process.env['INFERBENCH_TEST_SEED'] ?? 1);
}
