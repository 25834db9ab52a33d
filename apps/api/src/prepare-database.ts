// Makes a database ready: database, roles, migrations, catalogue, published measurements, demo key. Run by `npm start` and before tests.
// Prints JSON lines: what is stored so far, and at the end the result. Its URLs and its invitation hold secrets: it is for the parent process only.
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { beginDemonstration } from '@inferbench/db/admin/demonstration';
import { countBoard } from '@inferbench/db/board/board-counts';
import { foldCounts } from '@inferbench/db/board/board-version';
import { withLogin } from '@inferbench/db/connection/connection-url';
import { openDatabase } from '@inferbench/db/connection/database';
import { ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import { loadCatalogue } from '@inferbench/db/specifications/load-catalogue';
import { migrate } from '@inferbench/db/migrate';
import { letWorkersTakeJobs } from '@inferbench/db/epochs/queue-rights';
import { APP_ROLE, WORKER_ROLE } from '@inferbench/db/connection/roles';
import { refreshStatistics } from '@inferbench/db/shared/owner-operations';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { loadPublished } from './catalogue/load-published.ts';
import { demoInvitation } from './auth/demo-invitation.ts';
import { ensureDemoKey } from './auth/demo-key.ts';
import { ensureDemoReviewers } from './auth/demo-reviewers.ts';
import { readPrepareEnvironment } from './environment.ts';

const environment = readPrepareEnvironment();
const adminUrl = environment.INFERBENCH_ADMIN_DATABASE_URL;
const appPassword = environment.INFERBENCH_APP_PASSWORD;
const workerPassword = environment.INFERBENCH_WORKER_PASSWORD;
const { applied, ownerUrl } = await migrate({
  adminUrl,
  appPassword,
  workerPassword,
  ownerPassword: environment.INFERBENCH_OWNER_PASSWORD,
});

// The job queue's own schema; its tables belong to the owner.
await runQueueMigrations({ connectionString: ownerUrl });
await letWorkersTakeJobs(ownerUrl);

const databaseUrl = withLogin(adminUrl, { user: APP_ROLE, password: appPassword });
const database = openDatabase(databaseUrl);
try {
  const contestedNames = await loadCatalogue(database.pool, { ...catalogue, hashOf });
  if (contestedNames.length > 0)
    process.stderr.write(
      `Names of the catalogue that somebody holds already: ${contestedNames.join(', ')}\n`,
    );
  await ensureEpoch(database.pool, VERSIONS);
  const published = await loadPublished(database, catalogue, undefined, (progress) =>
    process.stdout.write(`${JSON.stringify({ progress })}\n`),
  );
  await foldCounts(database.pool);
  if (published.storedRuns > 0) await refreshStatistics(ownerUrl);
  const demoReviewerFiles: string[] = [];
  const demoKeyFile = environment.INFERBENCH_DEMO_KEY_FILE ?? null;
  if (demoKeyFile !== null) {
    await ensureDemoKey(database, { file: demoKeyFile, ownerUrl });
    await beginDemonstration(ownerUrl, boardValuesOf);
    const file = path.join(path.dirname(demoKeyFile), 'demo-reviewer');
    demoReviewerFiles.push(...(await ensureDemoReviewers(database, { file, ownerUrl })));
  }
  const outcome = {
    databaseUrl,
    queueUrl: withLogin(adminUrl, { user: WORKER_ROLE, password: workerPassword }),
    demoKeyFile,
    demoReviewerFiles,
    demoInvitation: demoKeyFile === null ? null : await demoInvitation(database, ownerUrl),
    migrationsApplied: applied.length,
    chips: catalogue.chips.size,
    models: catalogue.models.size,
    publishedPoints: published.points,
    board: await countBoard(database.pool),
  };
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
} finally {
  await database.close();
}
