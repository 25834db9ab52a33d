// Writes the types of the schema and of every document (src/generated), from the committed schema.graphql. Run with `npm run
// generate`; committed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
const tada = path.join(
  path.dirname(createRequire(import.meta.url).resolve('gql.tada/package.json')),
  'bin/cli.js',
);

// Types of documents that are gone would stay, and those of a former schema would be taken for true.
rmSync(path.join(folder, 'src/generated/document-types.d.ts'), { force: true });
for (const command of ['generate-output', 'turbo']) {
  const { status } = spawnSync(process.execPath, [tada, command], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
