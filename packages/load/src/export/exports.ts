import type { MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { answerOf } from '../answer.ts';
import { llmdReport } from './llm-d-report.ts';
import { measurementCsv } from './measurement-csv.ts';
import { vllmResult } from './vllm-result.ts';

export const EXPORT_FORMATS = ['vllm', 'llm-d', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file that others read. */
export interface ExportedFile {
  /** Ending of its name. */
  suffix: string;
  text: string;
}

/** A measurement in the words of another tool: a run for each stage that counts, or one table. */
export function exportsOf(file: MeasurementFile, format: ExportFormat): ExportedFile[] {
  const counted = file.stages.filter(({ stage }) => !stage.isReturn && stage.completed > 0);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  switch (format) {
    case 'vllm':
      return [{ suffix: 'vllm.json', text: counted.map((stage) => json(vllmResult(file, stage))).join('') }];
    case 'llm-d':
      return counted.map((stage) => ({
        suffix: `llm-d-${stage.stage.position + 1}.json`,
        text: json(llmdReport(file, stage)),
      }));
    case 'csv':
      return [{ suffix: 'csv', text: measurementCsv(answerOf(file)) }];
  }
}
