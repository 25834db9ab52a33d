import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ScriptError } from './script-error.mjs';

const SOURCES = 'tools/graphiql';
const BUNDLE = 'apps/api/graphiql';
/** What the bundle was built from and what came out, by hash. */
const RECORD = `${SOURCES}/bundle.json`;
const INPUTS = ['build.mjs', 'page.mjs', 'package.json', 'package-lock.json'];

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
function hashesOf(root, folder, names) {
  const hash = (name) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, folder, name)))
      .digest('hex');
  return Object.fromEntries(names.toSorted().map((name) => [`${folder}/${name}`, hash(name)]));
}

/** @param {string} root */
function found(root) {
  return {
    inputs: hashesOf(root, SOURCES, INPUTS),
    outputs: hashesOf(root, BUNDLE, readdirSync(path.join(root, BUNDLE))),
  };
}

/**
 * Says of what the committed bundle was made; the build does so as its last step.
 * @param {string} root
 */
export function recordBundle(root) {
  writeFileSync(path.join(root, RECORD), `${JSON.stringify(found(root), null, 2)}\n`);
}

/**
 * The bundle cannot be built anew without installing 200 MB, so what is compared is the record of the last build: a source that
 * changed since, or a file of the bundle that no build wrote, is a failure.
 * @param {string} root
 */
export function checkBundle(root) {
  const file = path.join(root, RECORD);
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { inputs: {}, outputs: {} };
  const now = found(root);
  const differing = (part) =>
    [...new Set([...Object.keys(record[part]), ...Object.keys(now[part])])].filter(
      (name) => record[part][name] !== now[part][name],
    );
  const changed = [...differing('inputs'), ...differing('outputs')];
  if (changed.length > 0)
    throw new ScriptError(
      `GraphiQL's bundle is not what its sources last gave; run \`npm run build-graphiql\`. Changed since:\n  ${changed.join('\n  ')}`,
    );
}
