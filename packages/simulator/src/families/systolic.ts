import type { Chip } from '@inferbench/domain/chips/chip';
import { attentionRanks, chipsSharing } from '../attention-ranks.ts';
import { chipGemm } from '../chip-gemm.ts';
import { type FamilyModel, opsPerSecOf, type StepModel, type StepView } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { arrayClockHz, feedStall, systolicArray } from '../systolic-array.ts';
import { gemmCycles } from '../systolic-cycles.ts';
import { queriesPerKey, scoreProducts } from '../systolic-scores.ts';

type SystolicChip = Extract<Chip, { family: 'systolic' }>;

/**
 * Operators are steps of one program that is compiled ahead of time, not launches: the lower end of captured kernels
 * (docs/model.md#families, 1–4 µs). Default, not fitted.
 */
const COMPILED_OPERATOR_SEC = 1e-6;

/**
 * TPU-class chips: t_op = max(cycles ÷ f_c, Q ÷ (BW·e)) + τ (docs/model.md#families). Cycles are exact and take the place of a
 * fitted share of peak; f_c is the clock at which full arrays give the published dense rate.
 */
export function systolicModel(option: { overlapped: boolean }): FamilyModel<SystolicChip> {
  return {
    prepare({ chip, graph, placement, peak, constants }): StepModel {
      const { chips: tensorParallel } = attentionRanks(placement);
      const secPerByteAt = memoryTime(chip);
      const shape = systolicArray(chip);
      const perOp = graph.operators.map((op) => {
        const opsPerSec = opsPerSecOf(op, peak);
        return {
          gemm: chipGemm(op, chipsSharing(op, placement)),
          queries:
            op.kind === 'attention'
              ? queriesPerKey(op, { tensorParallel, shards: op.kvShards ?? graph.kvCache.shards })
              : 0,
          // Without a shape there are no cycles to count: the default share of peak takes their place.
          secPerFlop: 1 / (opsPerSec * constants.gemmShare),
          secPerCycle:
            shape === null ? 0 : feedStall(chip, shape, opsPerSec) / arrayClockHz(shape, opsPerSec),
        };
      });
      let secPerByte = 0;
      let asked: StepView['ofOperator'] = [];
      return {
        begin({ ofOperator }, bytesPerChip) {
          asked = ofOperator;
          secPerByte = secPerByteAt(bytesPerChip) / constants.bandwidthShare;
        },
        operator(index, work, time) {
          const own = perOp[index];
          if (own === undefined) return;
          const { gemm, queries } = own;
          const { flops, rows: m } = work;
          const amounts = asked[index];
          if (shape !== null && gemm !== null) {
            // An operator of several products (experts, gate and up) states the shape of one.
            const copies = flops / (2 * m * gemm.k * gemm.n);
            time.computeSec = gemmCycles({ m, ...gemm, copies }, shape, option) * own.secPerCycle;
          } else if (shape !== null && queries > 0 && flops > 0 && amounts !== undefined) {
            const size = scoreProducts(flops, amounts, queries);
            time.computeSec = gemmCycles(size, shape, option) * own.secPerCycle;
          } else time.computeSec = flops * own.secPerFlop;
          time.memorySec = (work.weightBytes + work.activationBytes) * secPerByte;
          time.kvSec = work.kvBytes * secPerByte;
          time.launchSec = COMPILED_OPERATOR_SEC;
          time.expansionSec = 0;
        },
        hostSec: () => 0,
      };
    },
    provenance({ systolic: part, ...chip }) {
      const shape = systolicArray({ ...chip, systolic: part });
      if (shape === null)
        return { arrays: 'not published: default share of the dense rate, nothing quantised' };
      return {
        arrays: `${shape.arrays} of ${shape.rows} × ${shape.columns}, ${part?.confidence ?? 'unverified'}`,
        clock: 'estimate: dense rate ÷ (2 · rows · columns · arrays)',
      };
    },
  };
}

/** The next weights load behind the running fold. Default: no vendor of the catalogue says. */
export const systolic = systolicModel({ overlapped: true });
