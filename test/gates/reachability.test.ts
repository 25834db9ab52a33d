import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { judge, saidOf, type ToolOutcome } from '../testkit/planted-tree.ts';

const manifest = (name: string, extra: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...extra });
const PUBLIC = { exports: { './*': './src/*.ts' } };
const testOf = (file: string, name: string) =>
  `import { expect, test } from 'vitest';\nimport { ${name} } from '${file}';\ntest('x', () => expect(${name}()).toBe(1));\n`;
const source = (name: string) => `export function ${name}() {\n  return 1;\n}\n`;

/** What stands in a small house under our own configuration: everything dead is tested, as it was here. */
const HOUSE = {
  'knip.json': readFileSync(path.join(ROOT, 'knip.json'), 'utf8'),
  'package.json': manifest('planted', {
    workspaces: ['apps/*', 'packages/*', 'test'],
    devDependencies: { vitest: '4.1.12' },
  }),
  'vitest.config.ts': 'export default {};\n',
  'apps/web/package.json': manifest('web', { dependencies: { next: '16.4.6' } }),
  'apps/web/app/page.tsx':
    "import { livePart } from '../src/live-part.tsx';\nexport default function Page() {\n  return livePart();\n}\n",
  'apps/web/src/live-part.tsx': source('livePart'),
  'apps/web/src/dead-page.tsx': source('deadPage'),
  'apps/web/src/dead-page.test.ts': testOf('./dead-page.tsx', 'deadPage'),
  'apps/cli/package.json': manifest('cli', PUBLIC),
  'apps/cli/src/main.ts':
    "import { liveCommand } from './commands/live-command.ts';\nprocess.exitCode = liveCommand();\n",
  'apps/cli/src/commands/live-command.ts':
    "import { liveFormula } from '../../../../packages/scoring/src/live-formula.ts';\nexport const liveCommand = () => liveFormula();\n",
  'apps/cli/src/commands/dead-command.ts': source('deadCommand'),
  'packages/scoring/package.json': manifest('scoring', PUBLIC),
  'packages/scoring/src/live-formula.ts': source('liveFormula'),
  'packages/scoring/src/dead-formula.ts': source('deadFormula'),
  'packages/scoring/src/dead-formula.test.ts': testOf('./dead-formula.ts', 'deadFormula'),
  'test/package.json': manifest('test'),
  'test/cli/dead-command.test.ts': testOf('../../apps/cli/src/commands/dead-command.ts', 'deadCommand'),
};

describe('what no route, command, process or script reaches', () => {
  let outcome: ToolOutcome;
  beforeAll(async () => {
    outcome = await judge(HOUSE, 'knip', ['--production', '--no-progress', '--no-config-hints']);
  });

  test.each([
    'apps/web/src/dead-page.tsx',
    'apps/cli/src/commands/dead-command.ts',
    'packages/scoring/src/dead-formula.ts',
  ])('fails by name, and its test is no user of it: %s', (file) => {
    expect(saidOf(file, outcome)).not.toBe('');
    expect(outcome.exitCode).not.toBe(0);
  });

  test('nothing is said of what is reached, nor of tests', () => {
    expect(saidOf('live', outcome)).toBe('');
    expect(saidOf('.test.ts', outcome)).toBe('');
  });
});
