import type { Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';

/**
 * The run without board power that its file summed over another number of GPUs than the system has chips: idle ones of the
 * box would be among them, or some of its own would be missing. Stated power is its owner's word.
 */
export function withoutOtherBoards(run: Run, context: RunContext): Run {
  const { chips } = run.system;
  const isOther = (point: Point) =>
    chips !== null && point.power?.devices !== undefined && point.power.devices !== chips;
  if (context.power !== undefined || !run.points.some(isOther)) return run;
  const warnings = run.points.flatMap((point, index) =>
    isOther(point)
      ? [
          {
            code: (point.power?.devices ?? 0) > (chips ?? 0) ? 'POWER_DEVICES_MORE' : 'POWER_DEVICES_FEWER',
            message: `The file sums the power of ${point.power?.devices} GPUs and the system has ${chips} chips, so it is not used; state the power of the system in the context.`,
            path: `points[${index}].power`,
          },
        ]
      : [],
  );
  return {
    ...run,
    source: { ...run.source, warnings: [...run.source.warnings, ...warnings] },
    points: run.points.map((point) => (isOther(point) ? { ...point, power: null } : point)),
  };
}
