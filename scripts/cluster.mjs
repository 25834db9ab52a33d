// `npm run cluster`: InferBench as on many machines, on this one: PostgreSQL twice under Patroni with etcd, HAProxy, Varnish, and two of each
// process of ours, with the configuration of docs/ops/cluster.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServers, buildWeb } from './lib/application.mjs';
import { clusterSetting, primaryOf, startCluster } from './lib/cluster/cluster.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { acquireLock } from './lib/lock.mjs';
import { complain, say, step } from './lib/output.mjs';
import { describeError } from './lib/script-error.mjs';
import { createShutdown } from './lib/shutdown.mjs';
import { privateDirectory, readOrCreateSecret, stateDirectory } from './lib/state.mjs';
import { supervise } from './lib/supervise.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  say(
    'npm run cluster: serves InferBench from two of everything on 127.0.0.1 until Ctrl-C (docs/operating.md, "A cluster").',
  );
  say(
    'Port of the site: INFERBENCH_WEB_PORT (3000), of the API: INFERBENCH_API_PORT (4000). Data: .inferbench/cluster.',
  );
} else await start();

async function start() {
  const shutdown = createShutdown();
  try {
    const stateDir = stateDirectory(root);
    const dir = privateDirectory(path.join(stateDir, 'cluster'));
    process.once('exit', acquireLock(path.join(dir, 'cluster.lock'), 'npm run cluster'));
    await startAll(shutdown, { dir, programsDir: path.join(stateDir, 'programs') });
  } catch (error) {
    if (!shutdown.isStopping()) complain(`\n${describeError(error)}`);
    await shutdown.finish(1);
  }
}

/** @param {ReturnType<typeof createShutdown>} shutdown @param {{ dir: string, programsDir: string }} places */
async function startAll(shutdown, places) {
  say('InferBench, a cluster on one machine');
  await step('dependencies', () => ensureInstalled({ root, log: say }), String);
  const log = (line) => say(`    ${line}`);
  const setting = await step('programs', () => clusterSetting({ root, ...places, log }));
  await step('build of API, worker and command line', () => buildServers({ root, ...setting }));
  await step('build of the web site', () => buildWeb({ root, ...setting }));
  const keep = (member) => {
    say(`  ✓ ${member.name}`);
    shutdown.keep(member.name, supervise({ ...member, isStopping: shutdown.isStopping }));
  };
  const { ports } = setting;
  const { siteUrl, apiUrl, adminUrl } = await startCluster({ root, setting, site: true, keep });
  const loginFile = path.join(places.dir, 'admin-url');
  readOrCreateSecret(loginFile, () => `${adminUrl}\n`);
  const primary = await primaryOf(ports);
  say('\nThe cluster runs');
  say(`  web site    ${siteUrl} (Varnish, HAProxy, two of them)`);
  say(`  sign in     ${siteUrl}/sign-in`);
  say(`  GraphQL     ${apiUrl}/graphql (HAProxy, two of them)`);
  say(
    `  PostgreSQL  127.0.0.1:${ports.primary} the primary, 127.0.0.1:${ports.standby} the standby (HAProxy)`,
  );
  say(
    `  primary     postgres${primary}; asked of Patroni: http://127.0.0.1:${ports[`patroni${primary}`]}/cluster`,
  );
  say(`  login       export INFERBENCH_ADMIN_DATABASE_URL=$(cat ${loginFile})`);
  say(`  logs        ${setting.logDir}`);
  say('What dies is started again. Ctrl-C stops everything.');
}
