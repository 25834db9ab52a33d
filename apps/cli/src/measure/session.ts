import type { MeasurementHeader, MeasurementRecord } from '@inferbench/domain/runs/measurement/record';
import type { MeasuredStage } from '@inferbench/importers/tools/measurement/file';
import type { MeasurementWriter } from './file.ts';
import { stageLength } from '@inferbench/domain/runs/measurement/stage-length';
import { nextStage } from '@inferbench/load/stages';
import type { Observers } from './observers.ts';
import type { Progress } from './progress.ts';
import { runStage } from './run-stage.ts';
import type { Senders } from './sender/senders.ts';

const FULL =
  'The file has no room for more: measure fewer requests a file, or leave the times of single tokens out (--no-token-times).';

export interface Session {
  header: MeasurementHeader;
  /** Stages that stand in the file already. */
  done: readonly MeasuredStage[];
  writer: MeasurementWriter;
  senders: Senders;
  observers: Observers;
  nowUs: () => number;
  traceSecs: readonly number[] | null;
  /** Told as it goes on. */
  watch: Omit<Progress, 'close'>;
  stop: (why: string) => void;
  /** Why it is to stop; null as long as it may go on. */
  stopped: () => string | null;
}

/** Stage after stage, until the plan has no more or somebody stops it. Every line is written as soon as it is known. */
export async function runSession(session: Session): Promise<MeasuredStage[]> {
  const { header, writer, senders, observers, nowUs, watch, stopped } = session;
  const { plan, seed } = header;
  const stages = [...session.done];
  const write = (records: readonly MeasurementRecord[]) => {
    if (!writer.write(records)) session.stop(FULL);
  };
  for (
    let planned = nextStage({ header, stages });
    planned !== null;
    planned = nextStage({ header, stages })
  ) {
    if (stopped() !== null) break;
    watch.began(planned);
    const ran = await runStage({
      planned,
      seed,
      lengths: {
        ...stageLength(plan, planned.load),
        traceSecs: session.traceSecs,
        maxConcurrency: plan.maxConcurrency,
        rampSec: plan.rampSeconds,
      },
      senders,
      observers,
      nowUs,
      write,
      onProgress: watch.requests,
      stopped,
    });
    if (ran === null) break;
    writer.keep();
    stages.push({ ...ran, counters: [], power: [] });
    watch.ended(stages);
  }
  const reason = stopped();
  writer.write([{ record: 'end', isComplete: reason === null, reason }]);
  writer.keep();
  return stages;
}
