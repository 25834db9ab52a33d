import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from './environment.mjs';
import { complain } from './output.mjs';
import { runLogged } from './run-command.mjs';
import { describeError } from './script-error.mjs';
import { privateDirectory } from './state.mjs';

const KEPT = '7';
const DAY_MS = 86_400_000;
/** Delay before the first look: who starts InferBench has what they came for first. */
const FIRST_LOOK_MS = 60_000;
const LOOK_MS = 600_000;

/**
 * Makes a backup of the embedded server each day, in the folder `backups` of the state folder, and keeps the newest seven. Nothing
 * waits for it.
 * @param {{ root: string, stateDir: string, logDir: string, adminUrl: string, evidenceDir: string, isStopping: () => boolean }} options
 */
export function backUpDaily({ root, stateDir, logDir, adminUrl, evidenceDir, isStopping }) {
  const folder = privateDirectory(path.join(stateDir, 'backups'));
  let busy = false;
  const look = async () => {
    if (busy || isStopping() || Date.now() - newest(folder) < DAY_MS) return;
    busy = true;
    try {
      await runLogged({
        command: process.execPath,
        args: [
          path.join(root, 'apps/cli/bin/inferbench.mjs'),
          'db',
          'backup',
          '--to',
          folder,
          '--keep',
          KEPT,
        ],
        cwd: root,
        env: childEnvironment({
          INFERBENCH_ADMIN_DATABASE_URL: adminUrl,
          INFERBENCH_STATE_DIR: stateDir,
          INFERBENCH_EVIDENCE_DIR: evidenceDir,
        }),
        logFile: path.join(logDir, 'backup.log'),
      });
    } catch (error) {
      if (!isStopping()) complain(`The backup of today failed: ${describeError(error)}`);
    } finally {
      busy = false;
    }
  };
  setTimeout(() => void look(), FIRST_LOOK_MS).unref();
  setInterval(() => void look(), LOOK_MS).unref();
}

/** Time at which the newest backup of a folder ended, by its name; 0 without one. @param {string} folder */
function newest(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const [last] = names
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .toSorted()
    .toReversed();
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(last ?? '');
  if (parts === null) return 0;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
