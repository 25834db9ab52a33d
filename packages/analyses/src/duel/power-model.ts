import type { Chip } from '@inferbench/domain/chip';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { powerModelOf } from '@inferbench/simulator/power';

/** Whether the simulator knows what a chip draws, in whatever precision. */
export function hasPowerModel(chip: Chip): boolean {
  return powerModelOf({ chip, precision: 'fp16', fitted: CALIBRATION }) !== null;
}
