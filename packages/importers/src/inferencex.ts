// Format: InferenceX (InferenceMAX) aggregate rows, agg_*.json and agg_bmk.json; latencies in seconds.
// https://github.com/SemiAnalysisAI/InferenceX/blob/main/utils/process_result.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/run';
import { everyObjectHas, objectsOf } from './content-items.ts';
import { fieldReader } from './field-reader.ts';
import type { Importer, ParsedFile } from './importer.ts';
import { runOfReaders } from './run-of-readers.ts';
import { gpusOf, splitOf } from './inferencex-system.ts';
import { precisionWord } from './precision-word.ts';
import { groupBy } from './published/group-rows.ts';
import { isStudy, readStudies } from './token-position-study.ts';
import { readRow } from './inferencex-row.ts';

type Row = Readonly<Record<string, unknown>>;

const SIGNATURE = ['hw', 'conc', 'tput_per_gpu'] as const;

function rowsOf({ content }: ParsedFile): readonly Row[] {
  return everyObjectHas(content, SIGNATURE) ? objectsOf(content) : [];
}

/** What rows of one run have in common: the system and its software, the model and its precision. */
/** Of InferenceX, "trt" is TensorRT-LLM. */
const frameworkOf = (word: string | null) => (word === 'trt' ? 'tensorrt-llm' : (word?.slice(0, 60) ?? null));

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
    reader.understood(RUN_KEYS);
    return { reader, point: readRow(reader, row, index) };
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
        framework: frameworkOf(reader.text('framework', 'system.framework')),
      },
      precision: { weights: precisionWord(reader, 'precision', 'precision.weights') },
    },
  );
}
