import { describe, expect, test } from 'vitest';
import { withPlantedTree } from '../testkit/planted-tree.ts';

const CORE_TSCONFIG = '{ "extends": "../../tsconfig.core.json", "include": ["src"] }';
const NODE_TSCONFIG = '{ "extends": "../../tsconfig.node.json", "include": ["src"] }';

interface Defect {
  name: string;
  /** Judged beside a file without a defect, which must pass. */
  file: string;
  source: string;
  complaint: RegExp;
}

// A gate that passes its planted defect checks nothing, however green it is.
describe('lint', () => {
  const core = 'packages/scoring/src/planted.ts';
  const app = 'apps/api/src/planted.ts';
  const defects: Defect[] = [
    {
      name: 'any',
      file: app,
      source: 'export const a = (x: any) => String(x);',
      complaint: /no-explicit-any/,
    },
    {
      name: 'a non-null assertion',
      file: app,
      source: 'export const a = (x: string | null) => x!.length;',
      complaint: /no-non-null-assertion/,
    },
    {
      name: '@ts-ignore',
      file: app,
      source: '// @ts-ignore\nexport const a: number = "x";',
      complaint: /ban-ts-comment/,
    },
    {
      name: 'a lost promise',
      file: app,
      source: 'const f = () => Promise.resolve(1);\nexport function a() {\n  f();\n}',
      complaint: /no-floating-promises/,
    },
    {
      name: 'a thrown string',
      file: app,
      source: 'export function a() {\n  throw "x";\n}',
      complaint: /only-throw-error/,
    },
    {
      name: 'a forgotten member of a union',
      file: app,
      source:
        "export function a(x: 'p' | 'q') {\n  switch (x) {\n    case 'p':\n      return 1;\n  }\n  return 0;\n}",
      complaint: /switch-exhaustiveness/,
    },
    { name: 'a barrel', file: app, source: "export * from './clean.ts';", complaint: /no-barrel-file/ },
    { name: 'a default export', file: app, source: 'export default 1;', complaint: /no-default-export/ },
    {
      name: 'console',
      file: app,
      source: "export const a = () => console.log('x');",
      complaint: /no-console/,
    },
    {
      name: 'the environment outside environment.ts',
      file: app,
      source: "export const a = process.env['X'];",
      complaint: /no-process-env/,
    },
    {
      name: 'five parameters',
      file: app,
      source: 'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => [b, c, d, e, f];',
      complaint: /max-params/,
    },
    {
      name: 'a file of 401 lines',
      file: app,
      source: Array.from({ length: 401 }, (_, i) => `export const a${i} = ${i};`).join('\n'),
      complaint: /max-lines/,
    },
    {
      name: 'the clock in the core',
      file: core,
      source: 'export const a = () => Date.now();',
      complaint: /no-restricted-globals/,
    },
    {
      name: 'randomness in the core',
      file: core,
      source: 'export const a = () => Math.random();',
      complaint: /no-restricted-properties/,
    },
    {
      name: 'Math.pow in the core',
      file: core,
      source: 'export const a = (x: number) => Math.pow(x, 0.5);',
      complaint: /no-restricted-properties/,
    },
    {
      name: 'Math.log in the core',
      file: core,
      source: 'export const a = (x: number) => Math.log(x);',
      complaint: /no-restricted-properties/,
    },
    {
      name: 'a Node built-in in the core',
      file: core,
      source: "import fs from 'node:fs';\nexport const a = fs.existsSync('x');",
      complaint: /no-nodejs-modules/,
    },
    {
      name: 'a test that asserts nothing',
      file: 'packages/scoring/src/planted.test.ts',
      source: "import { test } from 'vitest';\ntest('x', () => {\n  Math.max(1, 2);\n});",
      complaint: /expect-expect/,
    },
  ];

  test('passes a file without a defect', async () => {
    const clean = {
      [app]: 'export const a = 1;\n',
      [core]: 'export const a = 1;\n',
      'tsconfig.json': NODE_TSCONFIG.replaceAll('../../', './'),
    };
    await withPlantedTree(clean, async (run) => {
      expect(await run('oxlint', ['--type-aware', '--deny-warnings', 'apps', 'packages'])).toMatchObject({
        exitCode: 0,
      });
    });
  });

  test.each(defects)('fails on $name', async ({ file, source, complaint }) => {
    const files = {
      [file]: `${source}\n`,
      'apps/api/src/clean.ts': 'export const b = 1;\n',
      'apps/api/tsconfig.json': NODE_TSCONFIG,
      'packages/scoring/tsconfig.json': CORE_TSCONFIG,
    };
    await withPlantedTree(files, async (run) => {
      const { exitCode, output } = await run('oxlint', [
        '--type-aware',
        '--deny-warnings',
        'apps',
        'packages',
      ]);
      expect(output).toMatch(complaint);
      expect(exitCode).not.toBe(0);
    });
  });
});

describe('types keep the core pure', () => {
  test.each([
    ['console', "console.log('x');"],
    ['process', 'process.exit(1);'],
    ['fetch', "void fetch('http://localhost');"],
    ['the DOM', 'document.title;'],
    ['setTimeout', 'setTimeout(() => undefined, 1);'],
    ['an index that may be missing', 'const list: number[] = [];\nexport const a: number = list[0];'],
    ['an unused local', 'export function f() {\n  const unused = 1;\n}'],
    ['an enum', 'export enum E { A }'],
  ])('%s is a type error', async (_name, source) => {
    const files = {
      'packages/scoring/src/planted.ts': `${source}\nexport {};\n`,
      'packages/scoring/tsconfig.json': CORE_TSCONFIG,
    };
    await withPlantedTree(files, async (run) => {
      const { exitCode, output } = await run('tsc', ['-p', 'packages/scoring']);
      expect(output).toMatch(/error TS/);
      expect(exitCode).not.toBe(0);
    });
  });
});

describe('boundaries', () => {
  const cruise = ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'];
  const domain = {
    'packages/domain/src/a.ts': 'export type A = 1;\nexport const a = 1;\n',
    'apps/api/src/clean.ts': 'export const c = 1;\n',
  };

  test.each([
    [
      'a type imported upwards',
      {
        'packages/units/src/b.ts':
          "import type { A } from '../../domain/src/a.ts';\nexport const b: A = 1;\n",
      },
      /imports-of-packages-units/,
    ],
    [
      'scoring that knows the simulator',
      {
        'packages/simulator/src/s.ts': 'export const s = 1;\n',
        'packages/scoring/src/b.ts': "export { s } from '../../simulator/src/s.ts';\n",
      },
      /imports-of-packages-scoring/,
    ],
    [
      'an app that imports another',
      {
        'apps/web/src/w.ts': 'export const w = 1;\n',
        'apps/cli/src/b.ts': "export { w } from '../../web/src/w.ts';\n",
      },
      /imports-of-apps-cli/,
    ],
    [
      'a cycle',
      {
        'packages/domain/src/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
        'packages/domain/src/c.ts': "import { b } from './b.ts';\nexport const c = b;\n",
      },
      /no-cycle/,
    ],
    [
      'type-graphql outside the API',
      { 'packages/domain/src/b.ts': "import 'type-graphql';\n" },
      /type-graphql-only-in-api/,
    ],
    ['pg outside packages/db', { 'apps/api/src/b.ts': "import 'pg';\n" }, /prisma-only-in-db/],
    ['an import of nothing', { 'apps/api/src/b.ts': "import './missing.ts';\n" }, /no-unresolvable/],
  ])('%s fails', async (_name, files, rule) => {
    await withPlantedTree({ ...domain, ...files }, async (run) => {
      const { exitCode, output } = await run('depcruise', cruise);
      expect(output).toMatch(rule);
      expect(exitCode).not.toBe(0);
    });
  });

  test('what is allowed passes', async () => {
    await withPlantedTree(
      { ...domain, 'packages/scoring/src/b.ts': "export { a } from '../../domain/src/a.ts';\n" },
      async (run) => {
        expect(await run('depcruise', cruise)).toMatchObject({ exitCode: 0 });
      },
    );
  });
});

describe('dead code and manifests', () => {
  const manifest = (extra: object) =>
    JSON.stringify(
      {
        name: 'planted',
        version: '1.0.0',
        private: true,
        type: 'module',
        packageManager: 'npm@10.8.2',
        ...extra,
      },
      null,
      2,
    );
  const knip = ['--no-progress', '--no-config-hints'];

  test.each([
    [
      'a file that nothing imports',
      {
        'package.json': manifest({ main: 'src/main.ts' }),
        'src/main.ts': 'export const a = 1;\n',
        'src/dead.ts': 'export const b = 1;\n',
      },
      /dead\.ts/,
    ],
    [
      'an export that nothing uses',
      {
        'package.json': manifest({ main: 'src/main.ts' }),
        'src/main.ts': "import { b } from './b.ts';\nexport const a = b;\n",
        'src/b.ts': 'export const b = 1;\nexport const unused = 2;\n',
      },
      /unused/,
    ],
    [
      'a package that nobody declares',
      {
        'package.json': manifest({ main: 'src/main.ts' }),
        'src/main.ts': "import { z } from 'zod';\nexport const a = z;\n",
      },
      /zod/,
    ],
    [
      'a dependency that nothing uses',
      {
        'package.json': manifest({ main: 'src/main.ts', dependencies: { zod: '4.6.7' } }),
        'src/main.ts': 'export const a = 1;\n',
      },
      /zod/,
    ],
  ])('knip fails on %s', async (_name, files, complaint) => {
    await withPlantedTree(files, async (run) => {
      const { exitCode, output } = await run('knip', knip);
      expect(output).toMatch(complaint);
      expect(exitCode).not.toBe(0);
    });
  });

  test('sherif fails on two versions of one dependency', async () => {
    const member = (name: string, version: string) =>
      JSON.stringify({ name, version: '1.0.0', private: true, dependencies: { zod: version } });
    const files = {
      'package.json': manifest({ workspaces: ['packages/*'] }),
      'packages/a/package.json': member('a', '4.6.7'),
      'packages/b/package.json': member('b', '4.6.6'),
    };
    await withPlantedTree(files, async (run) => {
      const { exitCode, output } = await run('sherif', []);
      expect(output).toMatch(/multiple-dependency-versions/);
      expect(exitCode).not.toBe(0);
    });
  });

  test('prettier fails on a file of another form', async () => {
    await withPlantedTree({ 'a.ts': 'export const a = "x"' }, async (run) => {
      expect((await run('prettier', ['--check', 'a.ts'])).exitCode).not.toBe(0);
    });
  });
});
