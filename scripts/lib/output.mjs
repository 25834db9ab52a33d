import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

// A closed terminal (SIGHUP) makes every write fail; that must not stop the orderly shutdown.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/**
 * Prints one line of progress.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints one line of trouble.
 * @param {string} line
 */
export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs one named step and prints its result with the seconds it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} action
 * @param {(result: T) => string} [summary]
 * @returns {Promise<T>}
 */
export async function step(name, action, summary = () => '') {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(`  … ${name}`);
  try {
    const result = await action();
    say(`  ✓ ${[name, summary(result)].filter(Boolean).join(': ')} (${seconds()})`);
    return result;
  } catch (error) {
    say(`  ✗ ${name} (${seconds()})`);
    throw error;
  }
}

/**
 * The last lines of a text file, or an empty text when there is none.
 * @param {string} file
 * @param {number} [lines]
 * @returns {string}
 */
export function tailOfFile(file, lines = 20) {
  let descriptor;
  try {
    descriptor = openSync(file, 'r');
    // A log may be large: only its end is read.
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, 64 * 1024));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
