import type { SummaryPoint } from '@inferbench/domain/runs/point';

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

/** Samples that turned out to be images: their rate and the time of one are those of images. */
export function asImages(samples: SummaryPoint): SummaryPoint {
  const { samplesPerSec = null, ...point } = samples;
  const { batch, e2eLatencySec } = point;
  delete point.task;
  const perImage = e2eLatencySec !== null && batch !== null ? e2eLatencySec / batch : null;
  return {
    ...point,
    phase: 'IMAGE',
    imagesPerSec: samplesPerSec,
    imageLatencySec: point.imageLatencySec ?? perImage,
    derived: [
      ...point.derived.map((each) =>
        each.key === 'samplesPerSec' ? { ...each, key: 'imagesPerSec' } : each,
      ),
      ...(point.imageLatencySec === null && perImage !== null
        ? [{ key: 'imageLatencySec', formula: 'time of a batch ÷ batch' }]
        : []),
    ],
  };
}
