import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread of this program. Source is read by tsx, which a thread has to be told; in the bundle the file lies beside the
 * others, by its name.
 */
export function startThread(entry: URL, workerData: unknown): Worker {
  if (import.meta.url.endsWith('.ts')) return new Worker(sourceStart(entry), { eval: true, workerData });
  const file = `./${path.basename(entry.pathname, '.ts')}.js`;
  return new Worker(new URL(file, import.meta.url), { workerData });
}

function sourceStart(entry: URL): string {
  // A require is shown the CommonJS twin, which cannot be imported from a string.
  const twin = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(twin.replace(/\.cjs$/, '.mjs')).href;
  return `import(${JSON.stringify(loader)}).then(({ register }) => { register({ tsconfig: false }); return import(${JSON.stringify(entry.href)}); });`;
}
