// `npm run upgrade:drill -- --from REV`: two versions of the API on one database that has the new one's migrations, as while an
// installation is upgraded machine by machine. Submissions and reads go to both in turns, then the old one ends under them. Prints
// one JSON object; fails where an answer is no data, or lacks what the other acknowledged, and where a stored score is missing or doubled.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServers, startApi } from '../../scripts/lib/application.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { complain, say } from '../../scripts/lib/output.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import { preparedDatabase } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import { storedOf } from '../testkit/one-score-each.ts';
import { keyOf, ORGANIZATION } from './cluster-under-test.ts';
import { Load } from './load.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { z } from 'zod';

const Named = z.object({ name: z.string() });

/** An earlier revision beside this one, with its API built. */
interface OldCheckout {
  root: string;
  commit: string;
  remove(): void;
}

/**
 * Checks out and prepares a revision below this checkout, where it finds the packages that are installed here: it has to ask for the
 * same. Throws where it does not, or has no bundle to run.
 */
function oldCheckout(revision: string, root: string): OldCheckout {
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const remove = () => {
    rmSync(root, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], ROOT);
  };
  remove();
  run('git', ['worktree', 'add', '--detach', '--force', root, revision], ROOT);
  try {
    const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
    if (lock(root) !== lock(ROOT))
      throw new Error(`${revision} asks for other packages (package-lock.json) than are installed here`);
    linkOwnPackages(root);
    run(process.execPath, [path.join(ROOT, 'node_modules/prisma/build/index.js'), 'generate'], root);
    run('npm', ['run', '-s', 'build'], path.join(root, 'apps/api'));
    return { root, commit: run('git', ['rev-parse', '--short', 'HEAD'], root), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Lets its source import its own packages; all others are found in the folder above. */
function linkOwnPackages(root: string): void {
  for (const kind of ['packages', 'apps', 'tools'])
    for (const folder of readdirSync(path.join(root, kind))) {
      const from = path.join(root, kind, folder);
      const description = path.join(from, 'package.json');
      if (!existsSync(description)) continue;
      const { name } = Named.parse(JSON.parse(readFileSync(description, 'utf8')));
      const to = path.join(root, 'node_modules', name);
      mkdirSync(path.dirname(to), { recursive: true });
      symlinkSync(from, to);
      const nested = path.join(ROOT, kind, folder, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, path.join(from, 'node_modules'));
    }
}

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'HEAD~1' }, seconds: { type: 'string', default: '40' } },
});
const seconds = Number(values.seconds);
if (!(seconds >= 1)) throw new RangeError(`--seconds ${values.seconds}: expected a number from 1 on`);

const dir = privateDirectory(path.join(ROOT, '.inferbench/upgrade-drill'));
await buildServers({ root: ROOT, logDir: dir });
const old = oldCheckout(values.from, path.join(dir, 'old'));
const postgres = await startPostgres({
  root: ROOT,
  stateDir: path.join(dir, 'postgres'),
  log: complain,
  fsync: false,
});
try {
  const report = await drill();
  say(JSON.stringify(report, null, 2));
  process.exitCode = report.failures.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  old.remove();
}
process.exit();

async function drill() {
  const prepared = await preparedDatabase(postgres.adminUrl);
  const key = await keyOf(prepared);
  const { databaseUrl, queueUrl: ownerUrl } = prepared;
  const of = (root: string, name: string) =>
    startApi({
      root,
      logDir: dir,
      databaseUrl,
      port: 0,
      cursorSecret: 'secret-of-the-drill-that-both-versions-have',
      evidenceDir: path.join(dir, 'evidence'),
      demo: false,
      name,
      more: { INFERBENCH_RATE_LIMIT: '0' },
    });
  const [before, after] = await Promise.all([of(old.root, 'old'), of(ROOT, 'new')]);
  const turns = { urls: [before.url, after.url], taken: 0 };
  const load = new Load({
    key,
    get apiUrl() {
      turns.taken += 1;
      return turns.urls[turns.taken % turns.urls.length] ?? after.url;
    },
  });
  try {
    await sleep((seconds * 1_000 * 3) / 4);
    turns.urls = [after.url];
    await before.stop();
    await sleep((seconds * 1_000) / 4);
    await load.end();
  } finally {
    await Promise.all([before.stop(), after.stop()]);
  }
  const { acknowledged, wrong, codes } = load;
  const stored = await storedOf({ databaseUrl, ownerUrl, organization: ORGANIZATION, acknowledged });
  const answered = load.count('submission', 'answered') + load.count('read', 'answered');
  const cut = load.count('submission', 'cut') + load.count('read', 'cut');
  const failures = [
    ...Object.entries(stored.rows)
      .filter(([, found]) => found !== acknowledged.length)
      .map(([table, found]) => `${table}: ${found} of ${acknowledged.length}`),
    ...(stored.inShownEpoch === acknowledged.length ? [] : [`in the shown epoch: ${stored.inShownEpoch}`]),
    ...(stored.wrongPlaces === 0 ? [] : [`${stored.wrongPlaces} places are not the best of what stands`]),
    ...(Object.keys(codes).length === 0 ? [] : [`codes: ${JSON.stringify(codes)}`]),
    ...(cut === 0 ? [] : [`${cut} answers were cut`]),
    ...wrong,
  ];
  return { from: old.commit, acknowledged: acknowledged.length, answered, stored, codes, failures };
}
