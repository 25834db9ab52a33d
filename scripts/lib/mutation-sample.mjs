import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The packages whose every number is a claim. */
const folders = ['packages/simulator/src', 'packages/scoring/src'];

/**
 * A seeded sample of the functions, in the form of Stryker's `mutate`.
 * @param {string} root
 * @param {{ seed: number, functions: number }} options
 * @returns {{ ranges: string[], of: number }} the chosen ones, and of how many
 */
export function sampleFunctions(root, { seed, functions }) {
  const all = folders.flatMap((folder) => sourcesOf(root, folder)).flatMap((file) => functionsOf(root, file));
  return { ranges: shuffled(all, seed).slice(0, functions).toSorted(), of: all.length };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} its sources in a fixed order, without tests and generated modules
 */
function sourcesOf(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated'))
    .map((file) => `${folder}/${file}`)
    .toSorted();
}

/**
 * The outermost functions and methods of a file; what they contain is theirs.
 * @param {string} root
 * @param {string} file
 * @returns {string[]} `file:first line-last line`
 */
function functionsOf(root, file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      found.push(`${file}:${lineOf(node.getStart(source))}-${lineOf(node.end)}`);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

/**
 * Fisher and Yates, with mulberry32 for chance.
 * @param {string[]} values
 * @param {number} seed
 */
function shuffled(values, seed) {
  const result = [...values];
  let state = seed;
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const chosen = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [result[last], result[chosen]] = [result[chosen], result[last]];
  }
  return result;
}
