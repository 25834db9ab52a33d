import { beforeAll, expect, test } from 'vitest';
import { judge, saidOf, type ToolOutcome } from '../testkit/planted-tree.ts';

const DEFECTS = [
  ['console', "console.log('x');"],
  ['process', 'process.exit(1);'],
  ['fetch', "void fetch('http://localhost');"],
  ['the DOM', 'document.title;'],
  ['setTimeout', 'setTimeout(() => undefined, 1);'],
  ['an index that may be missing', 'const list: number[] = [];\nexport const a: number = list[0];'],
  ['an unused local', 'export function f() {\n  const unused = 1;\n}'],
  ['an enum', 'export enum E { A }'],
] as const;

const planted = DEFECTS.map(([name, source], index) => ({
  name,
  source,
  file: `packages/scoring/src/planted-${index}.ts`,
}));
const CLEAN = 'packages/scoring/src/clean.ts';

let outcome: ToolOutcome;
beforeAll(async () => {
  const sources = planted.map(({ file, source }) => [file, `${source}\nexport {};\n`] as const);
  const files = { ...Object.fromEntries(sources), [CLEAN]: 'export const a = 1;\n' };
  outcome = await judge(files, 'tsc', ['-p', 'tsconfig.core.json', '--pretty', 'false']);
});

test.each(planted)('$name in the core is a type error', ({ file }) => {
  expect(saidOf(file, outcome)).toMatch(/error TS/);
  expect(outcome.exitCode).not.toBe(0);
});

test('a pure file has no type error', () => {
  expect(saidOf(CLEAN, outcome)).toBe('');
});
