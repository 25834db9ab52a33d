import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { PRECISION_FORMATS, type PrecisionClass, PrecisionWord } from '@inferbench/domain/precision';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import type { Workload } from './workload.ts';

/** Who serves it; without a number of chips, the fewest that hold it. */
export interface SimulatedOn {
  chip: string;
  chips?: number;
  framework: string | null;
}

export interface SimulatedLoad {
  model: string;
  workload: Workload;
  batch: number;
  catalogue: CatalogueView;
}

/** The workload at one batch; null where it does not fit or is refused. */
export function simulateWorkload(
  { chip, chips, framework }: SimulatedOn,
  weightPrecision: PrecisionWord,
  { model, workload, batch, catalogue, phase }: SimulatedLoad & { phase: 'serving' | 'prefill' },
): SimulateResult | null {
  const request = SimulateRequest.safeParse({
    chip,
    ...(chips === undefined ? {} : { chips }),
    model,
    phase,
    batch,
    weightPrecision,
    inputTokens: Math.round(workload.inputTokens),
    ...(phase === 'serving' ? { outputTokens: Math.round(workload.outputTokens) } : {}),
    ...(framework === null ? {} : { framework }),
  });
  if (!request.success) return null;
  const outcome = simulate(request.data, catalogue);
  return outcome.ok ? outcome.value : null;
}

/** Serving in the first format of a class that the chip computes; null where it computes none. */
export function simulateServing(
  on: SimulatedOn,
  precision: PrecisionClass,
  load: SimulatedLoad,
): { word: PrecisionWord; result: SimulateResult } | null {
  for (const word of PrecisionWord.options) {
    if (PRECISION_FORMATS[word].boardClass !== precision) continue;
    const result = simulateWorkload(on, word, { ...load, phase: 'serving' });
    if (result !== null) return { word, result };
  }
  return null;
}
