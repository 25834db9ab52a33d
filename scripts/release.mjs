// `npm run release -- 0.2.0`: version, changelog, tag, tarball, list of parts, checksums. Publishing stays a person's act.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complain, say } from './lib/output.mjs';
import { releasedChangelog, releaseVersion, withVersion } from './lib/release-text.mjs';
import { describeError, ScriptError } from './lib/script-error.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** Files that hold the version; packages inside the repository keep theirs, which nobody sees. */
const USERS = ['test/package.json', 'bench/package.json'];
const STATED = ['package.json', 'apps/cli/package.json', 'apps/cli/src/environment/version.ts', ...USERS];

try {
  release(releaseVersion(process.argv[2]));
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}

/** @param {string} version */
function release(version) {
  if (run('git', ['status', '--porcelain']).trim() !== '')
    throw new ScriptError('Something is not committed: a release is of what the repository holds.');
  const from = JSON.parse(read('apps/cli/package.json')).version;
  const changelog = releasedChangelog(read('CHANGELOG.md'), {
    version,
    day: new Date().toISOString().slice(0, 10),
  });
  for (const file of STATED)
    write(file, withVersion(read(file), { from, to: version, isUser: USERS.includes(file) }));
  write('CHANGELOG.md', changelog);
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline']);
  run('git', ['commit', '--all', '--message', `release: ${version}`]);
  run('git', ['tag', '--annotate', `v${version}`, '--message', `InferBench ${version}`]);

  // The bundle names the commit that bears the tag.
  run(process.execPath, ['apps/cli/scripts/build.mjs']);
  const folder = path.join(root, 'dist', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('npm', ['pack', '--workspace', 'inferbench', '--pack-destination', folder]);
  const parts = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  writeFileSync(path.join(folder, `inferbench-${version}.cdx.json`), parts);
  const sums = readdirSync(folder).map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
    return `${sum}  ${name}\n`;
  });
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  say(`${version} is committed, tagged v${version}, and made in dist/${version}.`);
  say(`A person publishes it: git push --follow-tags, then the files of dist/${version}.`);
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(path.join(root, file), text);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string}
 */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return stdout;
  throw new ScriptError(
    `${command} ${args.slice(0, 2).join(' ')} failed: ${error?.message ?? stderr.trim().slice(-500)}`,
  );
}
