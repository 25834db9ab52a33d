import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

/** Sources of the workspaces in these folders, tests included, by path from the root. */
function sources(...folders: string[]): { file: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/node_modules|\.next|dist\//.test(file))
      .map((file) => ({
        file: path.join(folder, file),
        text: readFileSync(path.join(ROOT, folder, file), 'utf8'),
      })),
  );
}

describe.each(['evaluation', 'analyses', 'answers'])('packages/%s', (name) => {
  test('exports exactly the modules that others import', () => {
    const home = path.join('packages', name);
    const imported = sources('packages', 'apps', 'test', 'bench')
      .filter(({ file }) => !file.startsWith(`${home}/`))
      .flatMap(({ text }) => [...text.matchAll(new RegExp(`'@inferbench/${name}/([^']+)'`, 'g'))])
      .map(([, module = '']) => `./${module}`);
    const { exports } = JSON.parse(readFileSync(path.join(ROOT, home, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(Object.keys(exports).toSorted()).toEqual([...new Set(imported)].toSorted());
    for (const [module, file] of Object.entries(exports))
      expect(file).toBe(`./src/${module.slice('./'.length)}.ts`);
  });
});

/** A set-up made by hand: graphs spread beside a chip. */
const SET_UP_BY_HAND = /\.\.\.graphsOf\(|\.\.\.graphs\b/;

describe('set-ups', () => {
  const engine = sources(
    'packages/evaluation/src',
    'packages/analyses/src',
    'packages/answers/src',
    'packages/calibration/src',
  );
  const makers = engine.filter(({ text }) => SET_UP_BY_HAND.test(text)).map(({ file }) => file);

  test('are made in one place, so that no two wirings of a chip and a model can disagree', () => {
    expect(makers).toEqual(['packages/evaluation/src/simulation/set-up.ts']);
  });
});
