import type { SummaryPoint } from '@inferbench/domain/point';

type Stated = Partial<SummaryPoint> & Pick<SummaryPoint, 'phase'>;

/** A point of few figures with those that a file states; everything else stays unknown. */
export function summaryPoint(stated: Stated): SummaryPoint {
  return {
    measurement: 'summary',
    batch: null,
    batchBasis: 'STATIC',
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
    ...stated,
  };
}
