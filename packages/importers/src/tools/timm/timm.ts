// Format: pytorch-image-models, benchmark.py --bench infer --results-file.
// https://github.com/huggingface/pytorch-image-models/blob/main/benchmark.py (read 2026-11-21)
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { noTestFinished } from '../../shared/nothing-measured.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

type Row = Readonly<Record<string, string>>;

const RATE = 'infer_samples_per_sec';

/** The settings of a training run say nothing about inference. */
const TRAINING = /^train_/;

export const timm: Importer = {
  format: 'TIMM',
  recognises: ({ content }) =>
    content.kind === 'table' && content.header.includes('model') && content.header.includes(RATE),
  read(files) {
    const rows = files.flatMap(rowsOf);
    if (rows.length === 0) throw noTestFinished('timm');
    const measured = rows.filter((row) => (row[RATE] ?? '') !== '');
    if (measured.length === 0)
      throw runInvalid('No row holds a rate: every model failed or was only trained.', `${rows.length} rows`);
    const skipped = rows.length - measured.length;
    return measured.map((row) => toRun(row, skipped));
  },
};

function rowsOf({ content }: ParsedFile): readonly Row[] {
  return content.kind === 'table' ? content.rows : [];
}

/** One model at one image size: rows have settings of their own. */
function toRun(row: Row, skipped: number): Run {
  const reader = fieldReader(row, { textual: true });
  const point = readPoint(reader, 0);
  const servedName = reader.text('model', 'model.servedName');
  reader.note(
    'NAME_HINT',
    'Precision, layout, GPU and versions stand only in the name of such a file, and a name is no evidence; state them.',
    'system',
  );
  if (skipped > 0) reader.note('ROWS_SKIPPED', `${skipped} rows of the file hold no inference rate.`);
  reader.understood(Object.keys(row).filter((key) => TRAINING.test(key)));
  return newRun(reader, {
    tool: 'timm-benchmark',
    points: [point],
    servedName,
    system: { framework: 'pytorch' },
  });
}

function readPoint(reader: FieldReader, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  const batch = reader.needed('infer_batch_size', at('batch'), 'images');
  const stepMs = reader.needed('infer_step_time', at('e2eLatencySec'), 'ms');
  const rate = reader.needed(RATE, at('imagesPerSec'), 'images/s');
  const resolution = reader.number('infer_img_size', at('image.resolution'), 'pixels');
  for (const [key, value] of Object.entries({
    infer_batch_size: batch,
    infer_step_time: stepMs,
    [RATE]: rate,
  })) {
    if (!isPositive(value)) throw reader.refused(key, value, 'a number above 0');
  }
  reader.understood(['infer_gmacs', 'infer_macts', 'param_count']);
  const stepSec = stepMs / MS_PER_SEC;
  return summaryPoint({
    phase: 'IMAGE',
    batch,
    batchBasis: 'STATIC',
    ...(isPositive(resolution) ? { image: { resolution } } : {}),
    e2eLatencySec: stepSec,
    imagesPerSec: rate,
    imageLatencySec: stepSec / batch,
    derived: [{ key: 'imageLatencySec', formula: 'time of a batch ÷ batch' }],
  });
}
