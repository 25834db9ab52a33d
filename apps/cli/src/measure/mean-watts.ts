import type { MeasurementHeader } from '@inferbench/domain/measurement/record';
import type { MeasuredStage } from '@inferbench/importers/measurement-file';
import { stagePower } from '@inferbench/importers/measurement-power';

/** Watts over the measured time of some stages, as their import accounts for them; null where no stage was metered over its time. */
export function meanWatts(stages: readonly MeasuredStage[], header: MeasurementHeader): number | null {
  let [wattUs, us] = [0, 0];
  for (const measured of stages) {
    const power = stagePower(measured, header);
    if (power?.ok !== true) continue;
    const stageUs = measured.stage.endedUs - measured.stage.warmUpEndUs;
    wattUs += power.value.averageWatts * stageUs;
    us += stageUs;
  }
  return us === 0 ? null : wattUs / us;
}
