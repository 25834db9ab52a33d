import { type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';

/** The plain operator roofline, for families whose own model is not written yet. */
export const streaming: FamilyModel = {
  prepare({ chip, graph, peak, constants }): StepModel {
    const secPerByteAt = memoryTime(chip);
    const secPerFlop = graph.operators.map((op) => 1 / (opsPerSecOf(op, peak) * constants.gemmShare));
    let secPerByte = 0;
    return {
      begin(_load, bytesPerChip) {
        secPerByte = secPerByteAt(bytesPerChip) / constants.bandwidthShare;
      },
      operator(index, work, time) {
        time.computeSec = work.flops * (secPerFlop[index] ?? 0);
        time.memorySec = (work.weightBytes + work.activationBytes) * secPerByte;
        time.kvSec = work.kvBytes * secPerByte;
        time.launchSec = constants.kernelSec;
      },
      hostSec: () => 0,
    };
  },
};
