import { spawn } from 'node:child_process';
import path from 'node:path';
import { submittedPerSec } from '../bench/scale/submitted.ts';
import { withDatabase } from '../bench/lib/with-database.ts';
import { childEnvironment } from '../scripts/lib/environment.mjs';
await withDatabase('sub' + process.pid, async (d) => {
  const api = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=/tmp/prof2', 'dist/main.js'], {
    cwd: path.resolve('apps/api'),
    env: childEnvironment({ NODE_ENV: 'production', DATABASE_URL: d.databaseUrl, INFERBENCH_API_PORT: '4777', INFERBENCH_CURSOR_SECRET: d.cursorSecret, INFERBENCH_EVIDENCE_DIR: '/tmp/evid', INFERBENCH_LOG_LEVEL: 'error' }),
    stdio: 'inherit',
  });
  for (let i = 0; i < 100; i++) { await new Promise((r) => setTimeout(r, 300)); if (await fetch('http://127.0.0.1:4777/readyz').then((r) => r.ok, () => false)) break; }
  const out = await submittedPerSec({ apiUrl: 'http://127.0.0.1:4777', logins: d, pids: [api.pid ?? 0] });
  console.log(out);
  api.kill('SIGTERM');
  await new Promise((r) => api.once('exit', r));
});
