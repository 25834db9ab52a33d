import { readWeightBytes } from '@inferbench/domain/distinct-experts';
import type { Operator, StepLoad } from '@inferbench/domain/operator-graph';
import { costOf } from '@inferbench/domain/step-load';
import type { Efficiency } from './efficiency.ts';
import { SLOT, slot } from './slot.ts';

/** What one tensor-parallel group offers. */
export interface Rates {
  opsPerSec: number;
  /** Of weights and activations, all chips of the group streaming. */
  secPerByte: number;
  /** Of the KV cache, which may be spread over fewer chips. */
  secPerKvByte: number;
  linkBytesPerSec: number;
  tensorParallel: number;
  /** Null for families without a model: then only FLOPs and bytes are counted. */
  efficiency: Efficiency | null;
}

function add(out: Float64Array, index: number, value: number): void {
  out[index] = slot(out, index) + value;
}

/** t_op = max(F ÷ (P·u), Q ÷ (BW·e)) + τ_launch, plus the all-reduce that follows it (simulator.md 1.2, 1.3). */
export function addOperator(operator: Operator, load: StepLoad, rates: Rates, out: Float64Array): void {
  const copies = operator.multiplicity;
  const tokens = load.sequences * load.newTokens;
  const flops = costOf(operator.flops, load, operator.locality);
  const kvBytes = costOf(operator.kvBytes, load, operator.locality);
  const activationBytes = costOf(operator.activationBytes, load, operator.locality);
  const weightBytes = readWeightBytes(operator, tokens);

  add(out, SLOT.flops, copies * flops);
  add(out, SLOT.weightBytes, copies * weightBytes);
  add(out, SLOT.kvBytes, copies * kvBytes);
  add(out, SLOT.activationBytes, copies * activationBytes);
  const { efficiency } = rates;
  if (efficiency === null) return;

  const computeSec = flops / (rates.opsPerSec * efficiency.compute);
  const kvSec = (kvBytes * rates.secPerKvByte) / efficiency.bandwidth;
  const plainSec = ((weightBytes + activationBytes) * rates.secPerByte) / efficiency.bandwidth;
  const memorySec = kvSec + plainSec;
  const computeBound = computeSec > memorySec;
  const collective = allReduce(costOf(operator.allReduceBytes, load, null), rates, efficiency);
  const seconds = Math.max(computeSec, memorySec) + efficiency.launchSec + collective.seconds;

  add(out, SLOT.attainableSec, copies * seconds);
  add(out, computeBound ? SLOT.computeSec : SLOT.memorySec, copies * (computeBound ? computeSec : plainSec));
  if (!computeBound) add(out, SLOT.kvSec, copies * kvSec);
  add(out, SLOT.launchSec, copies * efficiency.launchSec);
  add(out, SLOT.collectiveSec, copies * collective.seconds);
  add(out, SLOT.collectiveBytes, copies * collective.bytes);
}

/** Ring all-reduce of M bytes over t chips: τ + 2(t−1)/t · M ÷ BW_link (simulator.md 1.3). One chip has none. */
function allReduce(
  payloadBytes: number,
  { tensorParallel, linkBytesPerSec }: Rates,
  { allReduceLatencySec }: Efficiency,
): { seconds: number; bytes: number } {
  if (tensorParallel === 1 || payloadBytes === 0) return { seconds: 0, bytes: 0 };
  const bytes = (2 * (tensorParallel - 1) * payloadBytes) / tensorParallel;
  return { seconds: allReduceLatencySec + bytes / linkBytesPerSec, bytes };
}
