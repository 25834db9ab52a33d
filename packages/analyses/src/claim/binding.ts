import type { Claim } from '@inferbench/domain/simulation/claim';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { secondsPerByte } from '@inferbench/simulator/capacity';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC, TERA } from '@inferbench/units/si';
import type { Resolved } from '@inferbench/evaluation/simulation/set-up';

/** The bound of one decode step: max(bytes ÷ bandwidth, FLOPs ÷ peak) of all chips, whatever they wait for each other. */
export function bindingOf({ chip, peak }: Resolved, step: SimulateResult, batch: number): Claim['binding'] {
  const { placement, bytes, flops, capacity } = step;
  const { chips } = placement;
  const bandwidth = chips / secondsPerByte(memoryTiers(chip), capacity.bytesNeeded / chips);
  const moved = bytes.weights + bytes.kv + bytes.activations;
  const rate = peak.denseOpsPerSec * chips;
  const memory = {
    resource: bytes.kv > bytes.weights ? ('kv' as const) : ('memory' as const),
    what: `${formatGigabytes(bytes.weights)} of weights + ${formatGigabytes(bytes.kv)} of keys and values + ${formatGigabytes(bytes.activations)} of activations`,
    amount: moved,
    perSec: bandwidth,
    seconds: moved / bandwidth,
  };
  const compute = {
    resource: 'compute' as const,
    what: `${formatNumber(flops / TERA)} TFLOP`,
    amount: flops,
    perSec: rate,
    seconds: flops / rate,
  };
  const arithmetic = memory.seconds < compute.seconds;
  const most = arithmetic ? compute : memory;
  const rateWords = arithmetic
    ? `${formatNumber(rate / TERA)} TFLOPS`
    : `${formatNumber(bandwidth / TERA)} TB/s`;
  const users = batch === 1 ? '' : `, ${formatNumber(batch / most.seconds)} of all ${formatNumber(batch)}`;
  return {
    resource: most.resource,
    batch,
    seconds: most.seconds,
    terms: [memory, compute],
    sentence: `${arithmetic ? most.what : `(${most.what})`} ÷ ${rateWords} of ${formatNumber(chips)} ${chips === 1 ? 'chip' : 'chips'} = ${formatNumber(most.seconds * MS_PER_SEC)} ms a step: no more than ${formatNumber(1 / most.seconds)} tokens/s for one user${users}.`,
  };
}
