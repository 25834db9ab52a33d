import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkBundle } from '../../scripts/lib/graphiql-bundle.mjs';
import { ROOT } from '../testkit/environment.ts';

/** A copy of the sources and the bundle of GraphiQL, with something changed in it. */
function judged(change: (root: string) => void): () => void {
  return () => {
    const root = mkdtempSync(path.join(tmpdir(), 'inferbench-graphiql-'));
    try {
      for (const folder of ['tools/graphiql', 'apps/api/graphiql'])
        cpSync(path.join(ROOT, folder), path.join(root, folder), {
          recursive: true,
          filter: (file) => !file.includes('node_modules'),
        });
      change(root);
      checkBundle(root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };
}

test('the committed bundle is what the last build wrote from these sources', () => {
  expect(judged(() => undefined)).not.toThrow();
});

test.each([
  ['a changed source', 'tools/graphiql/page.mjs'],
  ['another version of a library', 'tools/graphiql/package-lock.json'],
  ['a bundle that was edited', 'apps/api/graphiql/graphiql.js.gz'],
])('%s is found, and named with what to do', (_, file) => {
  const change = judged((root) => appendFileSync(path.join(root, file), ' '));
  expect(change).toThrow(/npm run build-graphiql/);
  expect(change).toThrow(file);
});

test('a file that no build wrote, one that is gone, and a bundle without a record are found', () => {
  expect(judged((root) => writeFileSync(path.join(root, 'apps/api/graphiql/x.js.gz'), ''))).toThrow(
    'x.js.gz',
  );
  expect(judged((root) => rmSync(path.join(root, 'apps/api/graphiql/graphiql.css.gz')))).toThrow(
    'graphiql.css.gz',
  );
  expect(judged((root) => rmSync(path.join(root, 'tools/graphiql/bundle.json')))).toThrow('graphiql.js.gz');
});
