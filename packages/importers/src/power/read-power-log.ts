import type { ParsedFile } from '../shared/importer.ts';
import { amdSmiLog } from './amd-smi.ts';
import { nvidiaSmiLog } from './nvidia-smi.ts';
import type { PowerLog } from './power-log.ts';
import { ptdaemonLog } from './ptdaemon.ts';

/** What a meter or a counter wrote down; null for a file that is no power log. */
export function readPowerLog(file: ParsedFile): PowerLog | null {
  return nvidiaSmiLog(file) ?? amdSmiLog(file) ?? ptdaemonLog(file);
}
