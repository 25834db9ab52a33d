import { isLikeLoad } from '@inferbench/calibration/ledger/like-load';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { publishedLists } from '@inferbench/published/published-lists';
import { csvLine } from '@inferbench/units/csv';
import type { TableRow } from './asked-rows.ts';
import { type GridCell, gridCells } from './grid.ts';
import { count, digits, type Kept } from './kept.ts';
import { type Predicted, predictor } from './predict.ts';

/** Figures said of each load: output of a chip, time per token in the mean, first token in the median; of one stream, whose few requests have no median, in the mean. */
const figuresAt = (inFlight: number) => [
  { metric: 'output_tokens_per_s', statistic: 'mean', kept: 'output_tokens_per_s_per_chip' },
  { metric: 'tpot_ms', statistic: 'mean', kept: 'tpot_ms' },
  { metric: 'ttft_ms', statistic: inFlight === 1 ? 'mean' : 'p50', kept: 'ttft_ms' },
];

/** Predicts each load of the grid that no published row is like; what is refused or published already is counted. */
export function predictedGrid(catalogue: CatalogueView): Kept {
  const published = publishedRows();
  const predict = predictor(catalogue);
  const predictions: string[] = [];
  const unanswered = new Map<string, number>();
  for (const [index, cell] of gridCells().entries()) {
    const near = published.get(`${cell.chip} ${cell.model}`) ?? [];
    const asked = { ...cell, weights: cell.weightPrecision, inFlight: cell.batch };
    const isPublished = near.some((row) => isLikeLoad(asked, row));
    const lines = isPublished
      ? 'PUBLISHED'
      : linesOf(cell, `g${String(index + 1).padStart(4, '0')}`, predict);
    if (typeof lines === 'string') count(unanswered, [cell.chip, cell.model, lines]);
    else predictions.push(...lines);
  }
  return {
    head: 'id,chip,chips,model,weights,framework,input,output,in_flight,metric,statistic,predicted,low,high',
    predictions,
    reasonHead: 'chip,model,reason,loads',
    unanswered,
  };
}

function publishedRows(): ReadonlyMap<string, MeasurementRow[]> {
  const rows = new Map<string, MeasurementRow[]>();
  for (const row of publishedLists().flatMap((list) => list.rows)) {
    const key = `${row.hardware} ${row.model}`;
    const known = rows.get(key);
    if (known === undefined) rows.set(key, [row]);
    else known.push(row);
  }
  return rows;
}

function linesOf(
  cell: GridCell,
  id: string,
  predict: (row: TableRow) => Predicted | string,
): string[] | string {
  const { chip, chips, model, weightPrecision, framework, inputTokens, outputTokens, batch } = cell;
  const lines: string[] = [];
  for (const { metric, statistic, kept } of figuresAt(batch)) {
    const predicted = predict({
      hardware: chip,
      n_chips: String(chips),
      model,
      weight_precision: weightPrecision,
      framework,
      spec_decoding: 'none',
      input_len: String(inputTokens),
      output_len: String(outputTokens),
      batch_or_concurrency: String(batch),
      metric,
      n_samples_or_percentile: statistic,
    });
    if (typeof predicted === 'string') return predicted;
    const share = metric === 'output_tokens_per_s' ? 1 / chips : 1;
    const { value, low, high } = predicted;
    const said = digits({ value: value * share, low: low * share, high: high * share });
    const load = [inputTokens, outputTokens, batch];
    lines.push(
      csvLine([id, chip, chips, model, weightPrecision, framework, ...load, kept, statistic, ...said]),
    );
  }
  return lines;
}
