import type { MeasuredStage } from '@inferbench/importers/measurement-file';
import { unsteadyRequests } from '@inferbench/load/saturation';

/** A start that is a larger share of a stage moves its statistics. */
const SHARE = 0.1;

/** Most measured requests at the start of a stage that were unlike the rest; null where no stage began so. */
export function unsteadyStart(stages: readonly MeasuredStage[]): number | null {
  const starts = stages.flatMap(({ requests }) => {
    const measured = requests.filter(({ isWarmUp }) => !isWarmUp).length;
    const unlike = unsteadyRequests(requests);
    return unlike > SHARE * measured ? [unlike] : [];
  });
  return starts.length === 0 ? null : Math.max(...starts);
}
