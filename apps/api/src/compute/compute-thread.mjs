// The bundle that `npm run build` made, if it is newer than its sources; else the source: Node 20 gives threads nothing that reads
// TypeScript, whatever the process was started with, and reading it takes each thread seconds.
import { freshBundle } from '../../../../scripts/lib/fresh-bundle.mjs';

const bundle = freshBundle(new URL('../../dist/', import.meta.url), 'compute-thread.js');
if (bundle === undefined) {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
}
await import(bundle ?? './compute-thread.ts');
