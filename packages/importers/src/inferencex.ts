// Format: InferenceX (InferenceMAX) aggregate rows, agg_*.json and agg_bmk.json; latencies in seconds.
// https://github.com/SemiAnalysisAI/InferenceX/blob/main/utils/process_result.py (read 2026-11-21)
import type { SummaryPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas, objectsOf } from './content-items.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import type { Importer, ParsedFile } from './importer.ts';
import { runOfReaders } from './run-of-readers.ts';
import { readRowPower } from './inferencex-power.ts';
import { gpusOf, splitOf } from './inferencex-system.ts';
import { precisionWord } from './precision-word.ts';
import { groupBy } from './published/group-rows.ts';
import { reportedDistribution } from './reported-distribution.ts';
import { isStudy, readStudies } from './token-position-study.ts';

type Row = Readonly<Record<string, unknown>>;

const SIGNATURE = ['hw', 'conc', 'tput_per_gpu'] as const;

function rowsOf({ content }: ParsedFile): readonly Row[] {
  return everyObjectHas(content, SIGNATURE) ? objectsOf(content) : [];
}

/** What rows of one run have in common: the system and its software, the model and its precision. */
const RUN_KEYS = [
  'hw',
  'model',
  'framework',
  'precision',
  'spec_decoding',
  'disagg',
  'is_multinode',
  'image',
  'tp',
  'pp',
  'ep',
  'pcp_size',
  'dp_attention',
  'num_prefill_gpu',
  'num_decode_gpu',
] as const;

export const inferencex: Importer = {
  format: 'INFERENCEX',
  recognises: (file) => rowsOf(file).length > 0 || isStudy(file),
  read(files) {
    const rows = groupBy(files.flatMap(rowsOf), (row) => RUN_KEYS.map((key) => row[key] ?? null));
    return [...rows.map(toRun), ...readStudies(files.filter(isStudy))];
  },
};

function toRun(rows: readonly Row[]): Run {
  const read = rows.map((row, index) => {
    const reader = fieldReader(row);
    return { reader, point: readPoint(reader, row, index) };
  });
  const [first = {}] = rows;
  const reader = read[0]?.reader ?? fieldReader(first);
  const chips = gpusOf(reader, first);
  return runOfReaders(
    read.map((row) => row.reader),
    {
      tool: 'inferencex',
      variant: 'aggregate',
      points: read.map(({ point }) => point),
      servedName: reader.text('model', 'model.servedName'),
      system: {
        chips: chips?.all ?? null,
        ...splitOf(reader, first),
        framework: reader.text('framework', 'system.framework')?.slice(0, 60) ?? null,
      },
      precision: { weights: precisionWord(reader, 'precision', 'precision.weights') },
    },
  );
}

/** Understood: shown elsewhere, or the same figure in another form. */
const UNDERSTOOD =
  /^(?:hw|image|infmax_model_prefix|is_multinode|disagg|dp_attention|dcp_size|pcp_size|(?:prefill|decode)_.*|(?:mean|median|std|p\d+(?:\.\d+)?)_(?:intvty|ttft|tpot|itl|e2el)|tput_per_gpu|input_tput_per_gpu)$/;

function readPoint(reader: FieldReader, row: Row, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  if (Object.hasOwn(row, 'request_accounting'))
    throw reader.refused('request_accounting', 'several turns a request', 'rows of single-turn requests');
  const chips = gpusOf(reader, row);
  const perGpu = reader.number('output_tput_per_gpu', at('outputTokensPerSec'), 'tokens/s/GPU');
  const latency = readLatency(reader, at);
  const { power, energy } = readRowPower(reader, row, index);
  noteRow(reader, row);
  reader.understood(RUN_KEYS);
  reader.understood(Object.keys(row).filter((key) => UNDERSTOOD.test(key)));
  return {
    measurement: 'summary',
    phase: 'SERVING',
    batch: reader.number('conc', at('batch'), 'requests'),
    batchBasis: 'DECLARED',
    inputTokens: reader.number('isl', at('inputTokens'), 'tokens/request'),
    outputTokens: reader.number('osl', at('outputTokens'), 'tokens/request'),
    contextTokens: null,
    iterations: null,
    prefillLatencySec: null,
    tpotSec: latency.tpot?.meanSec ?? null,
    e2eLatencySec: null,
    // Rows of prefill and decode on GPUs of their own divide output by the decoding ones.
    outputTokensPerSec: isPositive(perGpu) && chips !== null ? perGpu * chips.decoding : null,
    imagesPerSec: null,
    imageLatencySec: null,
    latency,
    power,
    energy,
    derived: [
      ...(isPositive(perGpu) && chips !== null
        ? [{ key: 'outputTokensPerSec', formula: `output tokens/s a GPU × ${chips.decoding} GPUs` }]
        : []),
      ...(isPositive(power?.energyJoules) ? [{ key: 'power', formula: 'window = energy ÷ mean power' }] : []),
    ],
    reported: null,
  };
}

function readLatency(reader: FieldReader, at: (name: string) => string) {
  const read = (name: string, metric: string) =>
    reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 's',
      n: null,
      keys: {
        meanSec: `mean_${metric}`,
        stdSec: `std_${metric}`,
        p50Sec: `median_${metric}`,
        p90Sec: `p90_${metric}`,
        p95Sec: `p95_${metric}`,
        p99Sec: `p99_${metric}`,
      },
    });
  return {
    ttft: read('ttft', 'ttft'),
    tpot: read('tpot', 'tpot'),
    itl: read('itl', 'itl'),
    e2e: read('e2e', 'e2el'),
  };
}

function noteRow(reader: FieldReader, row: Row): void {
  const { hw, spec_decoding: speculative } = row;
  reader.note(
    'REQUESTED_LENGTHS',
    'isl and osl are lengths asked for; the row holds no counts of requests or tokens.',
  );
  if (typeof hw === 'string') {
    reader.note(
      'CHIP_NAMED',
      `The row names the runner "${hw.slice(0, 60)}", which is no name of a chip; state it.`,
      'system.chip',
    );
  }
  if (typeof speculative === 'string' && !['', 'none', 'false', 'off'].includes(speculative.toLowerCase())) {
    reader.note(
      'SPECULATIVE_UNDECLARED',
      `Speculative decoding by "${speculative.slice(0, 60)}": state draft length and mean accepted tokens.`,
      'techniques.speculative',
    );
  }
}
