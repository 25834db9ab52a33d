import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const DB = path.join(ROOT, 'packages/db');
const migrations = readdirSync(path.join(ROOT, 'prisma/migrations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFileSync(path.join(ROOT, 'prisma/migrations', name, 'migration.sql'), 'utf8'))
  .join('\n');
const rows = readFileSync(path.join(ROOT, 'packages/db/what-the-database-does.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const cells = line
      .split('|')
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    return { names: cells[1] ?? [], files: (cells.at(-2) ?? []).filter((name) => name.endsWith('.ts')) };
  });

test('the document names every trigger and function of the migrations, and no other', () => {
  const made = migrations.matchAll(/CREATE (?:OR REPLACE )?(?:FUNCTION|TRIGGER)\s+"?(\w+)"?/g);
  const named = new Set([...made].map(([, name = '']) => name));
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...named].toSorted());
});

test('each file that it names is there, and asks for the function by its name where it is asked for', () => {
  const wrong = rows.flatMap(({ names: [name = ''], files }) =>
    files.filter((file) => {
      const place = path.join(DB, file);
      if (!existsSync(place)) return true;
      // A trigger follows from a row, whose table the file writes.
      const isTrigger = new RegExp(`TRIGGER "${name}"`).test(migrations);
      return !isTrigger && !readFileSync(place, 'utf8').includes(name);
    }),
  );
  expect(wrong).toEqual([]);
});
