import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TOOL_VERSION } from 'inferbench/environment/version';
import { releasedChangelog, releaseVersion, withVersion } from '../../scripts/lib/release-text.mjs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Outside a checkout, npx would fetch whatever somebody publishes under the name. */
const FETCHES = new RegExp(['npx', 'inferbench'].join(' '));
const TEXTS = /\.(?:md|tsx?|mjs|ya?ml|graphql|html)$/;

test('nothing that a person reads tells npx to fetch the command', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const texts = tracked.filter((file) => TEXTS.test(file) && existsSync(path.join(ROOT, file)));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((file) => FETCHES.test(read(file)))).toEqual([]);
});

test('the command says the version of its package', () => {
  expect(JSON.parse(read('apps/cli/package.json'))).toMatchObject({
    name: 'inferbench',
    version: TOOL_VERSION,
  });
  expect(JSON.parse(read('package.json'))).not.toMatchObject({ name: 'inferbench' });
});

describe('a release', () => {
  const next = { version: '0.2.0', day: '2026-12-01' };

  test('puts what was unreleased under its version', () => {
    const text = releasedChangelog(read('CHANGELOG.md'), next);
    expect(text).toMatch(/## Unreleased\n\n## 0\.2\.0 \(2026-12-01\)\n\n- /);
    expect(() => releasedChangelog(text, next)).toThrow('0.2.0 already');
    expect(() => releasedChangelog(text, { ...next, version: '0.3.0' })).toThrow('says nothing');
  });

  test('changes the version where it is stated, and no other', () => {
    const change = { from: TOOL_VERSION, to: '0.2.0', isUser: false };
    expect(JSON.parse(withVersion(read('apps/cli/package.json'), change))).toMatchObject({
      version: '0.2.0',
    });
    expect(withVersion(read('apps/cli/src/environment/version.ts'), change)).toContain(
      "TOOL_VERSION = '0.2.0'",
    );
    const user = JSON.parse(withVersion(read('test/package.json'), { ...change, isUser: true })) as unknown;
    expect(user).toMatchObject({ version: TOOL_VERSION, dependencies: { inferbench: '0.2.0' } });
  });

  test.each(['v0.2.0', '0.2', '', undefined])('of no version is refused: %j', (text) => {
    expect(() => releaseVersion(text)).toThrow('Which version?');
  });
});
