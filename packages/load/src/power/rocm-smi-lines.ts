// https://rocm.docs.amd.com/projects/rocm_smi_lib/en/latest/ (read 2026-11-23)
import { isPlausible, type ReadingLines } from './reading.ts';

/** Arguments of a command that looks once and ends: it has no clock of its own. */
export const ROCM_SMI_ARGS = ['--showpower', '--csv'] as const;

/** "Average Graphics Package Power (W)" of older boards, "Current Socket Graphics Package Power (W)" of newer ones. */
const POWER = /package power \(w\)$/i;
const DEVICE = /^card\d{1,4}$/;

/** Lines of one look of `rocm-smi`; its header says which column is power. */
export function rocmSmiLines(): ReadingLines {
  let column = -1;
  return {
    line(text) {
      const cells = text.split(',').map((cell) => cell.trim());
      const [device = ''] = cells;
      if (device === 'device') {
        column = cells.findIndex((cell) => POWER.test(cell));
        return null;
      }
      const cell = cells[column];
      if (!DEVICE.test(device) || cell === undefined || cell === '') return null;
      const watts = Number(cell);
      return isPlausible(watts) ? { device, watts } : null;
    },
  };
}
