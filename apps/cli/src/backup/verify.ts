import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginTo } from '@inferbench/db/admin/backup-session';
import { verifyBoardAt } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { z } from 'zod';
import { askGolden } from './ask-golden.ts';
import { placeOf } from './launcher.ts';
import { chosenBackup, restoreBackup } from './restore.ts';
import { type Verified, writeVerified } from './verified.ts';

/**
 * Restores a backup, by itself, into a folder that is gone afterwards, on a server of its own on loopback, compares the board with its
 * scores, and asks the golden queries. What was found is written beside the backup.
 */
export async function verifyBackup(from: string): Promise<Verified & { backup: string }> {
  const { dir, manifest } = await chosenBackup(from, null);
  const scratch = await mkdtemp(path.join(tmpdir(), 'inferbench-verify-'));
  const evidenceDir = path.join(scratch, 'evidence');
  try {
    const found = await restoreBackup(
      { from: dir, until: null, stateDir: scratch, evidenceDir, logs: [] },
      async ({ adminUrl }) => {
        const appPassword = await appPasswordIn(scratch);
        const databaseUrl = loginTo(adminUrl, { database: manifest.database, appPassword });
        const board = await verifyBoardAt(databaseUrl, { versions: VERSIONS, boardValuesOf });
        return { board, golden: await askGolden(databaseUrl, evidenceDir) };
      },
    );
    const verified: Verified = {
      at: new Date().toISOString(),
      files: Object.keys(manifest.files).length,
      boardRows: found.board.rows,
      boardDifferences: found.board.differences.length + found.board.kept.length,
      queries: found.golden.asked,
      failedQueries: found.golden.failed,
      answersSha256: found.golden.sha256,
    };
    await writeVerified(dir, verified);
    return { backup: dir, ...verified };
  } finally {
    const { dataDir } = await placeOf(path.join(scratch, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true });
  }
}

const Secrets = z.object({ appPassword: z.string() });

/** Password of the login that serves, by the secrets of the backup. */
async function appPasswordIn(stateDir: string): Promise<string | null> {
  const file = path.join(stateDir, 'database.json');
  return existsSync(file) ? Secrets.parse(JSON.parse(await readFile(file, 'utf8'))).appPassword : null;
}
