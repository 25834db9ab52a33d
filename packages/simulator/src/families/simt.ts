import type { Chip } from '@inferbench/domain/chip';
import type { Operator } from '@inferbench/domain/operator-graph';
import { chipGemm } from '../chip-gemm.ts';
import { type FamilyInput, type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { tileGrid, tileUtilisation } from '../tiles.ts';

type SimtChip = Extract<Chip, { family: 'simt' }>;

/**
 * GPUs: t_op = max(F ÷ (P·u), Q ÷ (BW·e)) + τ_kernel. u(M, N, K) is the fitted share times tile and wave quantisation
 * (simulator.md 1.2, 1.4). A product of few rows is limited by Q ÷ BW, never by a share of peak as well.
 */
export const simt: FamilyModel<SimtChip> = {
  prepare({ chip, graph, placement, peak, constants }): StepModel {
    const secPerByteAt = memoryTime(chip);
    const processors = chip.simt.processors ?? 1;
    const perOp = graph.operators.map((op) => {
      const gemm = chipGemm(op, placement.tensorParallel);
      return {
        secPerFlop: 1 / (opsPerSecOf(op, peak) * shareOf(op, graph.phase, constants)),
        grid: gemm === null ? null : tileGrid({ ...gemm, processors }),
      };
    });
    const { bandwidthShare, kernelSec, hostStepSec, hostSequenceSec, prefillFixedSec } = constants;
    let secPerByte = 0;
    return {
      begin(_load, bytesPerChip) {
        secPerByte = secPerByteAt(bytesPerChip) / bandwidthShare;
      },
      operator(index, work, time) {
        const own = perOp[index];
        if (own === undefined) return;
        const fill = own.grid === null ? 1 : tileUtilisation(own.grid, work.rows);
        time.computeSec = (work.flops * own.secPerFlop) / fill;
        time.memorySec = (work.weightBytes + work.activationBytes) * secPerByte;
        time.kvSec = work.kvBytes * secPerByte;
        time.launchSec = kernelSec;
      },
      hostSec: ({ sequences }) =>
        hostStepSec + hostSequenceSec * sequences + (graph.phase === 'prefill' ? prefillFixedSec : 0),
    };
  },
};

function shareOf(
  { kind }: Operator,
  phase: FamilyInput['graph']['phase'],
  { gemmShare, attentionShare }: FamilyInput['constants'],
): number {
  return kind === 'attention' && phase === 'prefill' ? attentionShare : gemmShare;
}
