import type { Chip } from '@inferbench/domain/chip';
import type { ComputeClass } from '@inferbench/domain/precision';
import type { Operator, StepPhase } from '@inferbench/domain/operator-graph';
import { chipGemm } from '../chip-gemm.ts';
import { type FamilyInput, type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { WIDTH_BITS } from '../resolve-peak.ts';
import { type TileGrid, tileGrid, tileUtilisation } from '../tiles.ts';

type SimtChip = Extract<Chip, { family: 'simt' }>;

/**
 * GPUs: t_op = max(F ÷ (P·u), Q ÷ (BW·e)) + τ_kernel. u(M, N, K) is the fitted share times tile and wave quantisation
 * (simulator.md 1.2, 1.4). A product of few rows is limited by Q ÷ BW, never by a share of peak as well.
 */
export const simt: FamilyModel<SimtChip> = {
  prepare(input): StepModel {
    const { chip, graph, placement, peak, constants } = input;
    const secPerByteAt = memoryTime(chip);
    const processors = chip.simt.processors ?? 1;
    const perOp = graph.operators.map((op) => ({
      secPerFlop: 1 / (opsPerSecOf(op, peak) * shareOf(op, input)),
      grid: gridOf(op, placement.tensorParallel, processors),
      // Activations of a narrow product are quantised by a kernel of their own.
      kernels: op.kind === 'gemm' && WIDTH_BITS[peak.precision] < 16 ? 2 : 1,
    }));
    const { bandwidthShare, kernelSec } = constants;
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
        time.launchSec = own.kernels * kernelSec;
      },
      hostSec: ({ sequences }) => hostSecOf(graph.phase, sequences, constants),
    };
  },
};

/** A kernel timed by itself has no host in its time; items of a batch are no requests. */
function hostSecOf(
  phase: StepPhase,
  sequences: number,
  { hostStepSec, hostSequenceSec, prefillFixedSec }: FamilyInput['constants'],
): number {
  switch (phase) {
    case 'kernel':
      return 0;
    case 'pass':
      return hostStepSec;
    case 'decode':
      return hostStepSec + hostSequenceSec * sequences;
    case 'prefill':
      return hostStepSec + hostSequenceSec * sequences + prefillFixedSec;
  }
}

/** Share of peak of large operators, before tiles: attention of many queries by its own, products by width of numbers. */
function shareOf({ kind }: Operator, { graph, peak, constants }: FamilyInput): number {
  const { gemmShare, narrowShare, attentionShare, imageShare } = constants;
  if (kind === 'attention' && graph.phase !== 'decode') {
    return attentionShare * narrowing(peak.attentionPrecision, narrowShare);
  }
  return gemmShare * narrowing(peak.precision, narrowShare) * (graph.phase === 'pass' ? imageShare : 1);
}

/** One factor for 8 bits, two for 4. */
function narrowing(precision: ComputeClass, narrowShare: number): number {
  const bits = WIDTH_BITS[precision];
  return bits >= 16 ? 1 : bits === 8 ? narrowShare : narrowShare * narrowShare;
}

function gridOf(operator: Operator, group: number, processors: number): TileGrid | null {
  const product = chipGemm(operator, group);
  return product === null ? null : tileGrid({ ...product, processors });
}
