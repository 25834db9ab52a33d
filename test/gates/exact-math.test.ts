import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const CORE = [
  'units',
  'domain',
  'catalogue',
  'workloads',
  'simulator',
  'serving',
  'scoring',
  'checks',
  'evaluation',
  'analyses',
  'importers',
];

/** Elementary functions whose last bit differs between engines; `**` is one of them. */
const INEXACT = new Set([
  'pow',
  'exp',
  'expm1',
  'log',
  'log1p',
  'log2',
  'log10',
  'sin',
  'cos',
  'tan',
  'tanh',
  'sinh',
  'cosh',
  'atan',
  'atan2',
  'cbrt',
  'hypot',
]);

function inexactUses(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      node.kind === ts.SyntaxKind.AsteriskAsteriskToken ||
      node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken
    ) {
      found.push(`${file}: **`);
    }
    if (
      ts.isPropertyAccessExpression(node) &&
      node.expression.getText() === 'Math' &&
      INEXACT.has(node.name.text)
    ) {
      found.push(`${file}: Math.${node.name.text}`);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true));
  return found;
}

test('a planted use is found', () => {
  expect(inexactUses('x.ts', 'const a = 2 ** 0.5; let b = 2; b **= 3; Math.exp(1);')).toEqual([
    'x.ts: **',
    'x.ts: **',
    'x.ts: Math.exp',
  ]);
});

test('the core computes with operations that are equal in every engine', () => {
  const files = CORE.flatMap((name) => {
    const dir = path.join(ROOT, 'packages', name, 'src');
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(dir, file));
  });
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => inexactUses(path.relative(ROOT, file), readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
