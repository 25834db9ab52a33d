// Generates what is not committed: the Prisma client. Run by `npm start`, `npm test` and `npm run prepare`.
// Node built-ins only. Nothing is downloaded: prisma.config.ts names an executable in place of Prisma's native engine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const prisma = path.join(root, 'node_modules', 'prisma', 'build', 'index.js');

// A production install (`npm ci --omit=dev`) brings no Prisma CLI and has no need for one.
if (existsSync(prisma) && existsSync(path.join(root, 'prisma', 'schema.prisma'))) {
  const { status, stderr } = spawnSync(process.execPath, [prisma, 'generate'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      PRISMA_HIDE_PREVIEW_FLAG_WARNINGS: '1',
    },
  });
  // Prisma reports its ordinary progress on stderr, too.
  if (status !== 0) process.stderr.write(stderr);
  process.exitCode = status ?? 1;
}
