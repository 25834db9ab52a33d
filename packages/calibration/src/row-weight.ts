import { BARRED_FAMILIES } from './hardware-family.ts';
import type { Observation } from './observation.ts';

/**
 * Kernels isolate constants but are many of one kind; chips beside the families that are reported anchor less; rows whose
 * conditions were not all controlled say less.
 */
export function rowWeight({ request, hardwareFamily, grade }: Observation): number {
  const kernel = request.phase === 'op' ? 0.4 : 1;
  const other = BARRED_FAMILIES.includes(hardwareFamily) ? 1 : 0.4;
  return kernel * other * (grade === 'A' ? 1 : 0.5);
}
