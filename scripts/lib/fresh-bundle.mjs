import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Address of an entry of a bundle, or undefined where there is none or a source changed after it was made: a stale bundle would
 * give the scores of an earlier engine.
 * @param {URL} dist folder of the bundle
 * @param {string} entry
 * @returns {string | undefined}
 */
export function freshBundle(dist, entry) {
  try {
    const { builtAtMs, inputs } = JSON.parse(readFileSync(new URL('inputs.json', dist), 'utf8'));
    const changed = inputs.some((file) => statSync(root + file).mtimeMs > builtAtMs);
    return changed ? undefined : new URL(entry, dist).href;
  } catch {
    // Not built, or a source is gone.
    return undefined;
  }
}

/**
 * Notes beside a bundle what it was made of. Installed packages change with the lock file.
 * @param {URL} dist
 * @param {{ builtAtMs: number, sources: readonly string[] }} made sources: paths from the root, as esbuild's metafile has them
 */
export function noteInputs(dist, { builtAtMs, sources }) {
  const inputs = [...sources.filter((file) => !file.includes('node_modules')), 'package-lock.json'];
  writeFileSync(new URL('inputs.json', dist), JSON.stringify({ builtAtMs, inputs }));
}
