import { beforeAll, expect, test } from 'vitest';
import { judge, saidOf, type ToolOutcome } from '../testkit/planted-tree.ts';

const APP = 'apps/api/src';
const CORE = 'packages/scoring/src';

interface Defect {
  name: string;
  in: string;
  ending?: string;
  source: string;
  complaint: RegExp;
}

const defects: Defect[] = [
  {
    name: 'any',
    in: APP,
    source: 'export const a = (x: any) => String(x);',
    complaint: /no-explicit-any/,
  },
  {
    name: 'a non-null assertion',
    in: APP,
    source: 'export const a = (x: string | null) => x!.length;',
    complaint: /no-non-null-assertion/,
  },
  {
    name: '@ts-ignore',
    in: APP,
    source: '// @ts-ignore\nexport const a: number = "x";',
    complaint: /ban-ts-comment/,
  },
  {
    name: 'a lost promise',
    in: APP,
    source: 'const f = () => Promise.resolve(1);\nexport function a() {\n  f();\n}',
    complaint: /no-floating-promises/,
  },
  {
    name: 'a thrown string',
    in: APP,
    source: 'export function a() {\n  throw "x";\n}',
    complaint: /only-throw-error/,
  },
  {
    name: 'a forgotten member of a union',
    in: APP,
    source:
      "export function a(x: 'p' | 'q') {\n  switch (x) {\n    case 'p':\n      return 1;\n  }\n  return 0;\n}",
    complaint: /switch-exhaustiveness/,
  },
  { name: 'a barrel', in: APP, source: "export * from './clean.ts';", complaint: /no-barrel-file/ },
  { name: 'a default export', in: APP, source: 'export default 1;', complaint: /no-default-export/ },
  {
    name: 'console',
    in: APP,
    source: "export const a = () => console.log('x');",
    complaint: /no-console/,
  },
  {
    name: 'the environment outside environment.ts',
    in: APP,
    source: "export const a = process.env['X'];",
    complaint: /no-process-env/,
  },
  {
    name: 'five parameters',
    in: APP,
    source: 'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => [b, c, d, e, f];',
    complaint: /max-params/,
  },
  {
    name: 'a file of 401 lines',
    in: APP,
    source: Array.from({ length: 401 }, (_, i) => `export const a${i} = ${i};`).join('\n'),
    complaint: /max-lines/,
  },
  {
    name: 'the clock in the core',
    in: CORE,
    source: 'export const a = () => Date.now();',
    complaint: /no-restricted-globals/,
  },
  {
    name: 'randomness in the core',
    in: CORE,
    source: 'export const a = () => Math.random();',
    complaint: /no-restricted-properties/,
  },
  {
    name: 'Math.pow in the core',
    in: CORE,
    source: 'export const a = (x: number) => Math.pow(x, 0.5);',
    complaint: /no-restricted-properties/,
  },
  {
    name: 'Math.log in the core',
    in: CORE,
    source: 'export const a = (x: number) => Math.log(x);',
    complaint: /no-restricted-properties/,
  },
  {
    name: 'a Node built-in in the core',
    in: CORE,
    source: "import fs from 'node:fs';\nexport const a = fs.existsSync('x');",
    complaint: /no-nodejs-modules/,
  },
  {
    name: 'a test that asserts nothing',
    in: CORE,
    ending: '.test.ts',
    source: "import { test } from 'vitest';\ntest('x', () => {\n  Math.max(1, 2);\n});",
    complaint: /expect-expect/,
  },
];

const LINT = ['--type-aware', '--deny-warnings', '--format=unix', 'apps', 'packages'];
const CLEAN = [`${APP}/clean.ts`, `${CORE}/clean.ts`];
const clean = {
  ...Object.fromEntries(CLEAN.map((file) => [file, 'export const b = 1;\n'])),
  'apps/tsconfig.json': '{ "extends": "../tsconfig.node.json" }',
  'packages/tsconfig.json': '{ "extends": "../tsconfig.core.json" }',
};

const planted = defects.map((defect, index) => ({
  ...defect,
  file: `${defect.in}/planted-${index}${defect.ending ?? '.ts'}`,
}));

// A gate that passes its planted defect checks nothing, however green it is.
let outcome: ToolOutcome;
beforeAll(async () => {
  const sources = planted.map(({ file, source }) => [file, `${source}\n`] as const);
  outcome = await judge({ ...clean, ...Object.fromEntries(sources) }, 'oxlint', LINT);
});

test('lint passes files without a defect', async () => {
  expect(await judge(clean, 'oxlint', LINT)).toMatchObject({ exitCode: 0 });
  for (const file of CLEAN) expect(saidOf(file, outcome)).toBe('');
});

test.each(planted)('lint fails on $name', ({ file, complaint }) => {
  expect(saidOf(file, outcome)).toMatch(complaint);
  expect(outcome.exitCode).not.toBe(0);
});
