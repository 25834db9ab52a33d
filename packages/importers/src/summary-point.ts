import type { SummaryPoint } from '@inferbench/domain/point';

const NOTHING_STATED: Omit<SummaryPoint, 'phase' | 'batchBasis'> = {
  measurement: 'summary',
  batch: null,
  inputTokens: null,
  outputTokens: null,
  contextTokens: null,
  iterations: null,
  prefillLatencySec: null,
  tpotSec: null,
  e2eLatencySec: null,
  outputTokensPerSec: null,
  imagesPerSec: null,
  imageLatencySec: null,
  power: null,
  energy: null,
  derived: [],
  reported: null,
};

/** A point of the figures that a tool gives; the others are null. */
export function summaryPoint(
  stated: Pick<SummaryPoint, 'phase' | 'batchBasis'> & Partial<SummaryPoint>,
): SummaryPoint {
  return { ...NOTHING_STATED, ...stated };
}
