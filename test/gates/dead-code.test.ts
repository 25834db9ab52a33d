import { beforeAll, describe, expect, test } from 'vitest';
import { judge, saidOf, type ToolOutcome } from '../testkit/planted-tree.ts';

const manifest = (name: string, extra: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...extra }, null, 2);

const root = (workspaces: readonly string[]) => ({
  'package.json': manifest('planted', { packageManager: 'npm@10.8.2', workspaces }),
});

/** Defects, each in a package of its own. */
const defects: Record<string, { says: RegExp; main: object; files: Record<string, string> }> = {
  'a file that nothing imports': {
    says: /p0\/src\/dead\.ts/,
    main: {},
    files: { 'src/main.ts': 'export const a = 1;\n', 'src/dead.ts': 'export const b = 1;\n' },
  },
  'an export that nothing uses': {
    says: /unused.*p1\/src\/b\.ts/,
    main: {},
    files: {
      'src/main.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'src/b.ts': 'export const b = 1;\nexport const unused = 2;\n',
    },
  },
  'a package that nobody declares': {
    says: /zod.*p2\/src\/main\.ts/,
    main: {},
    files: { 'src/main.ts': "import { z } from 'zod';\nexport const a = z;\n" },
  },
  'a dependency that nothing uses': {
    says: /zod.*p3\/package\.json/,
    main: { dependencies: { zod: '4.6.7' } },
    files: { 'src/main.ts': 'export const a = 1;\n' },
  },
};

describe('knip', () => {
  let outcome: ToolOutcome;
  beforeAll(async () => {
    const members = Object.values(defects).flatMap(({ main, files }, index) => [
      [`packages/p${index}/package.json`, manifest(`p${index}`, { main: 'src/main.ts', ...main })],
      ...Object.entries(files).map(([file, source]) => [`packages/p${index}/${file}`, source]),
    ]);
    const clean = {
      'packages/clean/package.json': manifest('clean', { main: 'src/main.ts' }),
      'packages/clean/src/main.ts': 'export const a = 1;\n',
    };
    const tree = { ...root(['packages/*']), ...clean, ...Object.fromEntries(members) };
    outcome = await judge(tree, 'knip', ['--no-progress', '--no-config-hints']);
  });

  test.each(Object.entries(defects))('fails on %s', (_name, { says }) => {
    expect(outcome.output).toMatch(says);
    expect(outcome.exitCode).not.toBe(0);
  });

  test('says nothing of a package without a defect', () => {
    expect(saidOf('packages/clean', outcome)).toBe('');
  });
});

test('sherif fails on two versions of one dependency', async () => {
  const member = (name: string, version: string) => manifest(name, { dependencies: { zod: version } });
  const files = {
    ...root(['packages/*']),
    'packages/a/package.json': member('a', '4.6.7'),
    'packages/b/package.json': member('b', '4.6.6'),
  };
  const { exitCode, output } = await judge(files, 'sherif', []);
  expect(output).toMatch(/multiple-dependency-versions/);
  expect(exitCode).not.toBe(0);
});

test('prettier fails on a file of another form', async () => {
  const { exitCode } = await judge({ 'a.ts': 'export const a = "x"' }, 'prettier', ['--check', 'a.ts']);
  expect(exitCode).not.toBe(0);
});
