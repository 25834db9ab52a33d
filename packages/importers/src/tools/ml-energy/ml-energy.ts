// Format: ML.ENERGY leaderboard data, one JSON a point with keys for people.
// https://github.com/ml-energy/leaderboard/tree/master/data (read 2026-11-21)
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { groupBy } from '../../shared/group-by.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

type Row = Readonly<Record<string, unknown>>;

const IMAGE = 'Energy per image (J)';
const VIDEO = 'Energy per video (J)';
const REQUEST = 'Energy/req (J)';

export const mlEnergy: Importer = {
  format: 'ML_ENERGY',
  recognises: (file) => rowsOf(file).length > 0,
  read: (files) =>
    groupBy(files.flatMap(rowsOf), (row) => [
      row['Model'],
      row['GPU model'] ?? row['GPU'] ?? null,
      row['TP'] ?? null,
      row['PP'] ?? null,
    ]).map(toRun),
};

function rowsOf({ content }: ParsedFile): readonly Row[] {
  const items = objectsOf(content);
  const known = (row: Row) =>
    Object.hasOwn(row, 'Model') && [IMAGE, VIDEO, REQUEST].some((key) => Object.hasOwn(row, key));
  return items.every(known) ? items : [];
}

function toRun(rows: readonly Row[]): Run {
  const read = rows.map((row, index) => {
    if (Object.hasOwn(row, VIDEO))
      throw runInvalid('The point is of a video model, which InferBench does not score.', VIDEO);
    const reader = fieldReader(row);
    const point = Object.hasOwn(row, IMAGE) ? imagePoint(reader, index) : requestPoint(reader, index);
    return { reader, point };
  });
  const [reader = fieldReader({})] = read.map((row) => row.reader);
  if (reader.text('GPU model', 'system.chip') === null) reader.text('GPU', 'system.chip');
  const tensor = reader.whole('TP', 'system.tensorParallel', 'GPUs');
  const pipeline = reader.whole('PP', 'system.pipelineParallel', 'GPUs');
  for (const { reader: each } of read)
    each.understood(['Model', 'GPU model', 'GPU', 'TP', 'PP', 'nickname', 'params']);
  return runOfReaders(
    read.map((row) => row.reader),
    {
      tool: 'ml-energy',
      points: read.map(({ point }) => point),
      servedName: reader.text('Model', 'model.servedName'),
      system: {
        chips: isPositive(tensor) && isPositive(pipeline) ? tensor * pipeline : null,
        tensorParallel: isPositive(tensor) ? tensor : null,
        pipelineParallel: isPositive(pipeline) ? pipeline : null,
      },
    },
  );
}

/** A static batch of images; energy is that of the GPUs (NVML), over the time of the batch. */
function imagePoint(reader: FieldReader, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  const batch = above0(reader, 'Batch size', at('batch'), 'images');
  const latencySec = above0(reader, 'Batch latency (s)', at('e2eLatencySec'), 's');
  const batchJoules = above0(reader, 'Batch energy (J)', at('power.energyJoules'), 'J');
  const joulesPerImage = above0(reader, IMAGE, at('energy.joulesPerImage'), 'J');
  const steps = reader.number('Number of inference steps', at('image.steps'), 'steps');
  return summaryPoint({
    phase: 'IMAGE',
    batch,
    batchBasis: 'STATIC',
    ...(isPositive(steps) ? { image: { steps } } : {}),
    e2eLatencySec: latencySec,
    imagesPerSec: batch / latencySec,
    imageLatencySec: latencySec / batch,
    power: {
      boundary: 'device_sensor',
      averageWatts: batchJoules / latencySec,
      energyJoules: batchJoules,
      windowSec: latencySec,
    },
    energy: { joulesPerOutputToken: null, joulesPerRequest: null, joulesPerImage },
    derived: [
      { key: 'imagesPerSec', formula: 'batch ÷ batch latency' },
      { key: 'imageLatencySec', formula: 'batch latency ÷ batch' },
      { key: 'power', formula: 'mean power = batch energy ÷ batch latency' },
    ],
  });
}

/** A steady state at a measured mean batch; energy of a request at the mean length of answers. */
function requestPoint(reader: FieldReader, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  reader.number('Max BS (reqs)', at('load.concurrencyLimit'), 'requests');
  return summaryPoint({
    phase: 'SERVING',
    batch: above0(reader, 'Avg BS (reqs)', at('batch'), 'requests'),
    batchBasis: 'ACHIEVED',
    outputTokens: above0(reader, 'Avg Output Tokens', at('outputTokens'), 'tokens/request'),
    outputTokensPerSec: above0(reader, 'Token tput (tok/s)', at('outputTokensPerSec'), 'tokens/s'),
    tpotSec: above0(reader, 'Avg TPOT (s)', at('tpotSec'), 's'),
    energy: {
      joulesPerOutputToken: null,
      joulesPerRequest: above0(reader, REQUEST, at('energy.joulesPerRequest'), 'J'),
      joulesPerImage: null,
    },
  });
}

function above0(reader: FieldReader, key: string, path: string, unit: string): number {
  const value = reader.needed(key, path, unit);
  if (!isPositive(value)) throw reader.refused(key, value, 'a number above 0');
  return value;
}
