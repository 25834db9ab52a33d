import type { Chip } from '@inferbench/domain/chips/chip';
import {
  type Operator,
  SOFTMAX_FLOPS_PER_SCORE,
  type StepPhase,
} from '@inferbench/domain/models/operator-graph';
import type { LoadAmounts } from '@inferbench/domain/models/step-load';
import { chipsSharing } from '../attention-ranks.ts';
import { chipGemm } from '../chip-gemm.ts';
import {
  type FamilyInput,
  type FamilyModel,
  type OperatorWork,
  opsPerSecOf,
  type StepModel,
  type StepView,
} from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { groupedUtilisation, type TileGrid, tileGrid, tileUtilisation } from '../tiles.ts';

type SimtChip = Extract<Chip, { family: 'simt' }>;

/**
 * GPUs: t_op = max(F ÷ (P·u), Q ÷ (BW·e)) + τ_kernel. u(M, N, K) is the fitted share times tile and wave quantisation
 * (docs/model.md#families). A product of few rows is limited by Q ÷ BW, never by a share of peak as well.
 */
export const simt: FamilyModel<SimtChip> = {
  prepare(input): StepModel {
    const { chip, graph, placement, peak, constants } = input;
    const secPerByteAt = memoryTime(chip);
    const processors = chip.simt?.processors ?? 1;
    const secPerExponential = exponentialSec(chip);
    const perOp = graph.operators.map((op) => ({
      secPerVectorFlop: op.kind === 'attention' ? secPerExponential / SOFTMAX_FLOPS_PER_SCORE : 0,
      secPerFlop: 1 / opsPerSecOf(op, peak),
      share: constants[shareTermOf(op, op.phase ?? graph.phase)],
      bandwidthShare: constants[op.routed === null ? 'bandwidthShare' : 'expertBandwidthShare'],
      kernelSec: constants[kernelTermOf(op)],
      routed: op.routed !== null,
      grid: gridOf(op, chipsSharing(op, placement), processors),
      attendsPrompt: op.kind === 'attention' && shareTermOf(op, op.phase ?? graph.phase) === 'attentionShare',
      // Filled for the rows of the last step: a curve over context asks for the same rows again.
      rows: 0,
      fill: 1,
    }));
    const { cacheBandwidthShare, expansionShare } = constants;
    let secPerByte = 0;
    let step: StepView | undefined;
    return {
      begin(view, bytesPerChip) {
        step = view;
        secPerByte = secPerByteAt(bytesPerChip);
      },
      operator(index, work, time) {
        const own = perOp[index];
        if (own === undefined) return;
        if (own.grid !== null && own.rows !== work.rows) {
          own.rows = work.rows;
          own.fill = own.routed
            ? groupedUtilisation(own.grid, work.rows)
            : tileUtilisation(own.grid, work.rows);
        }
        if (own.attendsPrompt) own.fill = attentionFill(step?.ofOperator[index]);
        const productsSec = (work.flops * own.secPerFlop) / own.fill;
        time.computeSec = (productsSec + work.vectorFlops * own.secPerVectorFlop) / own.share;
        time.memorySec = ((work.weightBytes + work.activationBytes) * secPerByte) / own.bandwidthShare;
        time.kvSec = (work.kvBytes * secPerByte) / cacheBandwidthShare;
        time.launchSec = own.kernelSec;
        time.expansionSec = expansionSec(work, secPerByte) * expansionShare;
      },
      hostSec: (sequences, phase) => hostSecOf(phase, sequences, constants),
    };
  },
};

/**
 * Keys for whose time a query of a prompt takes longer than for its own keys: pipelines that fill, masked tiles. With the exponentials
 * beside the products it leaves the published kernels of long prompts at the full rates (`packages/simulator/src/published-attention.ts`).
 */
const KEYS_A_QUERY = 512;

function attentionFill(of: Pick<LoadAmounts, 'pairs' | 'tokens'> | undefined): number {
  return of === undefined || of.pairs === 0 ? 1 : of.pairs / (of.pairs + KEYS_A_QUERY * of.tokens);
}

/** Special-function units of a processor: results a clock (CUDA C++ programming guide, throughput of native arithmetic). */
const EXPONENTIALS_PER_CLOCK = 16;

/**
 * One exponential a score, between the two products of attention: the wider the products, the more of its time it takes.
 * Without a published clock it is free, as it was on chips whose products were slow.
 */
function exponentialSec(chip: SimtChip): number {
  if (chip.simt === null) return 0;
  const { processors, clockHz } = chip.simt;
  return processors === null || clockHz === null ? 0 : 1 / (processors * clockHz * EXPONENTIALS_PER_CLOCK);
}

/** Products of more rows than this expand packed weights first, once for each piece of a prompt (llama.cpp's defaults). */
const EXPANSION = { leastRows: 32, rowsAtOnce: 512 } as const;

function expansionSec({ rows, expansionBytes }: OperatorWork, secPerByte: number): number {
  if (expansionBytes === 0 || rows <= EXPANSION.leastRows) return 0;
  return expansionBytes * Math.ceil(rows / EXPANSION.rowsAtOnce) * secPerByte;
}

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

/** Share of peak that an operator reaches, before tiles. */
export function shareTermOf(
  { kind, routed }: Pick<Operator, 'kind' | 'routed'>,
  phase: StepPhase,
): 'gemmShare' | 'expertShare' | 'attentionShare' | 'decodeAttentionShare' | 'imageAttentionShare' {
  if (kind !== 'attention' && kind !== 'recurrence') return routed === null ? 'gemmShare' : 'expertShare';
  if (phase === 'pass') return 'imageAttentionShare';
  return phase === 'decode' ? 'decodeAttentionShare' : 'attentionShare';
}

/** Time that a kernel has beside its work. */
export function kernelTermOf({
  kind,
  routed,
}: Pick<Operator, 'kind' | 'routed'>): 'kernelSec' | 'expertKernelSec' | 'attentionKernelSec' {
  if (routed !== null) return 'expertKernelSec';
  return kind === 'attention' || kind === 'recurrence' ? 'attentionKernelSec' : 'kernelSec';
}

function gridOf(operator: Operator, group: number, processors: number): TileGrid | null {
  const product = chipGemm(operator, group);
  return product === null ? null : tileGrid({ ...product, processors });
}
