import type { FigureTable } from '../chart/figure.ts';
import { numberColumns, wordColumns } from '../chart/figure.ts';
import type { LoadAnswer } from './load-answer.ts';
import { curvesOf } from './load-drawing.ts';
import type { PublishedLoad } from './published-load.ts';

/** Every simulated load and every published point of the chart. */
export function loadTable(
  { systems, model }: Pick<LoadAnswer, 'systems' | 'model'>,
  published: readonly PublishedLoad[],
): FigureTable {
  return {
    caption: `${model.name} under load`,
    columns: [
      ...wordColumns('system', 'kind'),
      ...numberColumns(
        'requests in flight',
        'requests/s',
        'time to first token p50, ms',
        'time to first token p95, ms',
        'time per token p50, ms',
        'time per token p95, ms',
        'tokens/s per chip',
        'requests/s that keep the limits',
      ),
    ],
    rows: [
      ...curvesOf(systems).flatMap(({ system, curve }) =>
        curve.loads.map((load) => [
          system.label,
          'simulated',
          load.concurrency,
          load.requestsPerSec,
          load.ttft.p50?.ms ?? null,
          load.ttft.p95?.ms ?? null,
          load.tpot.p50?.ms ?? null,
          load.tpot.p95?.ms ?? null,
          load.outputTokensPerSecPerChip,
          load.goodput?.requestsPerSec ?? null,
        ]),
      ),
      ...published.map((point) => [
        point.system,
        'published',
        point.users,
        null,
        null,
        point.ttft,
        null,
        point.tpot,
        point.output,
        null,
      ]),
    ],
  };
}
