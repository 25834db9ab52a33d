import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { placedWeightBytes } from '../capacity.ts';
import { type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { arrayLatencySec, type InMemoryChip } from '../in-memory-array.ts';
import { residency } from '../in-memory-residency.ts';
import { memoryTime } from '../memory-time.ts';
import { STATIC_SCHEDULE } from '../static-schedule.ts';

/**
 * Multiplication inside memory arrays (docs/model.md#families). Resident weights run at the arrays' rate, which is the published
 * peak with all its passes; the rest is written into the arrays every step as it arrives from external memory: the capacity
 * cliff. Keys and values change, so they are never stationary: they stream from where they live and are written into the
 * arrays before they multiply.
 */
export const inMemory: FamilyModel<InMemoryChip> = {
  anyNumber: true,
  prepare({ chip, graph, placement, peak, constants }): StepModel {
    const { bandwidthShare, gemmShare } = constants;
    const tiers = memoryTiers(chip);
    const mixedSecPerByteAt = memoryTime(chip);
    const weightBytes = placedWeightBytes(graph, placement) / placement.chips;
    const secPerFlop = graph.operators.map((op) => 1 / (opsPerSecOf(op, peak) * gemmShare));
    const secPerByteOf = (name: 'onChip' | 'offChip') =>
      1 /
      ((tiers.find((tier) => tier.name === name)?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY) *
        bandwidthShare);
    const arrays = secPerByteOf('onChip');
    const outside = secPerByteOf('offChip');
    const launchSec = STATIC_SCHEDULE.launchSec + arrayLatencySec(chip);
    let weightSecPerByte = 0;
    let kvSecPerByte = 0;
    let activationSecPerByte = 0;
    return {
      begin(_step, bytesPerChip) {
        const resident = residency(tiers, { weightBytes, kvBytes: Math.max(0, bytesPerChip - weightBytes) });
        weightSecPerByte = resident.weights * arrays + (1 - resident.weights) * Math.max(outside, arrays);
        kvSecPerByte = resident.kv * arrays + (1 - resident.kv) * outside + arrays;
        activationSecPerByte = mixedSecPerByteAt(bytesPerChip) / bandwidthShare;
      },
      operator(index, work, time) {
        time.computeSec = work.flops * (secPerFlop[index] ?? 0);
        time.memorySec = work.weightBytes * weightSecPerByte + work.activationBytes * activationSecPerByte;
        time.kvSec = work.kvBytes * kvSecPerByte;
        time.launchSec = launchSec;
        time.expansionSec = 0;
      },
      hostSec: () => STATIC_SCHEDULE.hostSec,
      collectives: STATIC_SCHEDULE.collectives,
    };
  },
  provenance: ({ inMemory: part }) => ({
    arrays: `${part?.domain ?? 'domain not published'}; rate: the published peak with its passes`,
    dynamicOperands: 'default: keys and values written into the arrays every step at their own bandwidth',
    schedule: 'default: static, nothing launched, no host in a step',
  }),
};
