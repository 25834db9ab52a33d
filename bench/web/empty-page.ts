import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startService } from '../../scripts/lib/processes.mjs';
import { childEnvironment } from '../../scripts/lib/environment.mjs';
import { note, ROOT } from '../lib/with-postgres.ts';

/** What Next costs before anybody writes a page: the same versions, found by way of the checkout's own node_modules. */
const FILES = {
  'package.json': JSON.stringify({ name: 'empty-page', private: true, type: 'module' }),
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  'app/layout.js': `export const metadata = { title: 'Empty', description: 'A page without anything, to compare with.' };
export const dynamic = 'force-dynamic';
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.js': 'export default function Page() { return <main><h1>Empty</h1></main>; }',
} as const;

const SERVER = `import next from 'next';
import { createServer } from 'node:http';
const port = Number(process.argv[2]);
const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1', port });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1', () =>
  process.send({ ready: true, url: \`http://127.0.0.1:\${port}\` }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
`;

/** Builds the empty page below a folder of the bench, and serves it with an action. */
export async function withEmptyPage<T>(stateDir: string, action: (url: string) => Promise<T>): Promise<T> {
  const dir = path.join(stateDir, 'empty-page');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'app'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(dir, file), text);
  writeFileSync(path.join(dir, 'server.js'), SERVER);
  note('building an empty page');
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: dir,
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 2, 2],
  });
  const server = await startService({
    name: 'empty-page',
    args: ['server.js', String(await freePort())],
    cwd: dir,
    env: childEnvironment({ NODE_ENV: 'production' }),
    logDir: stateDir,
  });
  try {
    return await action(server.url);
  } finally {
    await server.stop();
  }
}
