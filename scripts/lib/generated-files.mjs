import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';
import { turboRun } from './turbo.mjs';

const skipped = new Set(['node_modules', '.git', '.next', '.turbo', '.inferbench', 'coverage']);

/**
 * Generates everything anew and compares with what was there, byte for byte: a generated file that was edited by hand,
 * or not regenerated after its source changed, is a failure.
 * @param {string} root
 */
export async function checkGeneratedFiles(root) {
  const before = hashes(root);
  // A cached result gives back what it once wrote, whatever its generator would write now.
  const { status } = await runCommand(turboRun(root, ['generate', 'generate:measurements', '--force']));
  if (status !== 0) throw new ScriptError(`turbo run generate failed (exit code ${status}).`);
  const after = hashes(root);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length > 0) {
    throw new ScriptError(
      `Generated files were out of date (they are now up to date):\n  ${changed.join('\n  ')}`,
    );
  }
}

/**
 * @param {string} root
 * @returns {Map<string, string>} content hash by path of schema.graphql, three documents and all files in schemas/ and in folders named "generated"
 */
function hashes(root) {
  const files = readdirSync(root)
    .filter((name) => !skipped.has(name))
    // All of schemas/ is generated, whatever its folders are called.
    .flatMap((name) => generatedBelow(root, name, name === 'schemas'));
  return new Map(
    ['schema.graphql', 'docs/errors.md', 'docs/measurements.md', 'docs/result-files.md', ...files]
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest('hex'),
      ]),
  );
}

/**
 * @param {string} root
 * @param {string} folder from the root
 * @param {boolean} inGenerated
 * @returns {string[]}
 */
function generatedBelow(root, folder, inGenerated) {
  const inside = inGenerated || path.basename(folder) === 'generated';
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : generatedBelow(root, child, inside);
    return inside && entry.isFile() ? [child] : [];
  });
}
