import type { MeasuredStage } from '@inferbench/importers/measurement-file';

/** Watts over the measured time of some stages, by trapezoid; null without a reading. For people: the import has its own account. */
export function meanWatts(stages: readonly MeasuredStage[]): number | null {
  let [joules, us] = [0, 0];
  for (const { power } of stages)
    for (const { samples } of power)
      for (const [index, [atUs, watts]] of samples.entries()) {
        const [beforeUs, before] = samples[index - 1] ?? [atUs, watts];
        joules += ((watts + before) / 2) * (atUs - beforeUs);
        us += atUs - beforeUs;
      }
  return us === 0 ? null : joules / us;
}
