import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { STATIC_SCHEDULE } from '../static-schedule.ts';

type DataflowChip = Extract<Chip, { family: 'dataflow' }>;

/**
 * Groq- and Cerebras-class chips: weights and caches stay in distributed SRAM, t = max(F ÷ (P·u), Q ÷ (BW·e)) an operator;
 * what a chip cannot hold streams from its external memory (docs/model.md#families). Stages and groups are the placement's:
 * a pipeline adds up its stages, a tensor group divides them and pays collectives.
 */
export const dataflow: FamilyModel<DataflowChip> = {
  anyNumber: true,
  prepare({ chip, graph, peak, constants }): StepModel {
    const secPerByteAt = memoryTime(chip);
    const launchSec = STATIC_SCHEDULE.launchSec + gridCrossingSec(chip);
    const secPerFlop = graph.operators.map((op) => 1 / (opsPerSecOf(op, peak) * constants.gemmShare));
    let secPerByte = 0;
    return {
      begin(_step, bytesPerChip) {
        secPerByte = secPerByteAt(bytesPerChip) / constants.bandwidthShare;
      },
      operator(index, work, time) {
        time.computeSec = work.flops * (secPerFlop[index] ?? 0);
        time.memorySec = (work.weightBytes + work.activationBytes) * secPerByte;
        time.kvSec = work.kvBytes * secPerByte;
        time.launchSec = launchSec;
        time.expansionSec = 0;
      },
      hostSec: () => STATIC_SCHEDULE.hostSec,
      collectives: STATIC_SCHEDULE.collectives,
    };
  },
  provenance: (chip) => ({
    schedule: 'default: static, nothing launched, no host in a step',
    crossing: 'estimate: 2 · √cores ÷ clock an operator',
    tiers: memoryTiers(chip)
      .map(({ name }) => (name === 'onChip' ? 'SRAM first' : 'off-chip memory'))
      .join(', then '),
  }),
};

/**
 * Inputs spread over the grid of cores and outputs come together again, a core a cycle: 2·√cores ÷ f_c an operator. It
 * matters on a wafer only (1.7 µs). Estimate: a square grid with one cycle a hop; nothing where cores or clock are unknown.
 */
export function gridCrossingSec({ dataflow: part }: DataflowChip): number {
  if (part === null || part.cores === null || part.clockHz === null) return 0;
  return (2 * Math.sqrt(part.cores)) / part.clockHz;
}
