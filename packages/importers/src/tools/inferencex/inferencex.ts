// Format: InferenceX (InferenceMAX) aggregate rows, agg_*.json and agg_bmk.json; latencies in seconds.
// https://github.com/SemiAnalysisAI/InferenceX/blob/main/utils/process_result.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { everyObjectHas, objectsOf } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { readEach } from '../../shared/read-each.ts';
import { isAgentic, readAgentic } from './agentic.ts';
import { engineOf } from './engine.ts';
import { gpusOf, splitOf } from './system.ts';
import { precisionWord } from '../../shared/precision-word.ts';
import { isStudy, readStudies } from './token-position-study.ts';
import { readRow } from './row.ts';

type Row = Readonly<Record<string, unknown>>;

const SIGNATURE = ['hw', 'conc', 'tput_per_gpu'] as const;

function rowsOf({ content }: ParsedFile): readonly Row[] {
  return everyObjectHas(content, SIGNATURE) ? objectsOf(content) : [];
}

export const inferencex: Importer = {
  format: 'INFERENCEX',
  recognises: (file) => rowsOf(file).length > 0 || isAgentic(file) || isStudy(file),
  read: (files) => {
    const aggregates = files.filter((file) => rowsOf(file).length > 0);
    const agentic = files.filter(isAgentic);
    const studies = files.filter(isStudy);
    return [
      ...(aggregates.length === 0 ? [] : readEach(aggregates, readRowRun)),
      ...(agentic.length === 0 ? [] : readEach(agentic, readAgentic)),
      ...(studies.length === 0 ? [] : readStudies(studies)),
    ];
  },
};

/** A row is a run of one point: rows of one file differ in system, software and keys. */
function readRowRun(reader: FieldReader, row: Row): Run {
  const point = readRow(reader, row, 0);
  const chips = gpusOf(reader, row);
  const framework = reader.text('framework', 'system.framework');
  return newRun(reader, {
    tool: 'inferencex',
    points: [point],
    servedName: reader.text('model', 'model.servedName'),
    system: {
      chips: chips?.all ?? null,
      ...splitOf(reader, row),
      framework: framework === null ? null : engineOf(framework),
    },
    precision: { weights: precisionWord(reader, 'precision', 'precision.weights') },
  });
}
