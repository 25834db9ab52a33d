import type { ParsedFile } from '../shared/importer.ts';
import { amdSmiLog } from './amd-smi.ts';
import { dcgmLog } from './dcgm.ts';
import { ipmiLog } from './ipmi.ts';
import { rocmSmiLog } from './rocm-smi.ts';
import { nvidiaSmiLog } from './nvidia-smi.ts';
import type { PowerLog } from './power-log.ts';
import { nvidiaDmonLog } from './nvidia-dmon.ts';
import { redfishLog } from './redfish.ts';
import { ptdaemonLog } from './ptdaemon.ts';

const LOGS = [
  nvidiaSmiLog,
  nvidiaDmonLog,
  amdSmiLog,
  ptdaemonLog,
  rocmSmiLog,
  dcgmLog,
  ipmiLog,
  redfishLog,
] as const;

/** What a meter or a counter wrote down; null for a file that is no power log. */
export function readPowerLog(file: ParsedFile): PowerLog | null {
  for (const read of LOGS) {
    const log = read(file);
    if (log !== null) return log;
  }
  return null;
}
