import path from 'node:path';
import type { Ports } from '../../scripts/lib/cluster/addresses.mjs';
import { clusterSetting } from '../../scripts/lib/cluster/cluster.mjs';
import { startVarnish } from '../../scripts/lib/cluster/members.mjs';
import { type Load, load } from '../lib/http-load.ts';
import { note, ROOT } from '../lib/with-postgres.ts';

const READERS = 50;
const SECONDS = 10;
/** What a browser takes. Varnish asks the site for gzip alone, and would unpack it anew for whoever does not take that. */
const ACCEPTED = 'gzip, deflate, br, zstd';
const PAGES = ['/', '/leaderboard', '/models/deepseek-r1', '/chips/h100', '/models'];

/** Pages that everybody may keep, asked of Varnish as the cluster configures it; its time of processors counts, the client's does not. */
export async function throughVarnish(
  { url, pids }: { url: string; pids: readonly number[] },
  stateDir: string,
): Promise<Load> {
  const setting = await clusterSetting({
    root: ROOT,
    dir: path.join(stateDir, 'varnish'),
    programsDir: path.join(ROOT, '.inferbench/programs'),
    anyFront: true,
    log: note,
  });
  const ports: Ports = { ...setting.ports, haproxyWeb: Number(new URL(url).port) };
  const varnish = await startVarnish({ ...setting, ports });
  try {
    const asked = PAGES.map((page) => ({
      url: `http://127.0.0.1:${ports['site'] ?? 0}${page}`,
      headers: { 'accept-encoding': ACCEPTED },
    }));
    const turn = { readers: READERS, pids: [varnish.pid, ...pids] };
    await load(asked, { ...turn, seconds: 2 });
    return await load(asked, { ...turn, seconds: SECONDS });
  } finally {
    await varnish.stop();
  }
}
