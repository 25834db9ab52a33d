import { writeFileSync } from 'node:fs';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { EXPORT_FORMATS, type ExportFormat, exportsOf } from '@inferbench/load/export/exports';
import { notWritten } from '../terminal/write-new.ts';

/** Formats of a flag. Error: USAGE. */
export function exportFormats(text: string | undefined): ExportFormat[] {
  const words = text === undefined ? [] : text.split(',').map((word) => word.trim());
  return words.map((word) => {
    const known = EXPORT_FORMATS.find((format) => format === word);
    if (known !== undefined) return known;
    throw new InferbenchError('USAGE', '--export is no format.', {
      path: '--export',
      value: word.slice(0, 40),
      expected: `one or more of ${EXPORT_FORMATS.join(', ')}`,
    });
  });
}

/** Writes what others read beside the measurement, over what stands there of the same; gives the names. */
export function writeExports(file: MeasurementFile, out: string, formats: readonly ExportFormat[]): string[] {
  const base = out.replace(/\.jsonl?$/, '');
  return formats.flatMap((format) =>
    exportsOf(file, format).map(({ suffix, text }) => {
      const name = `${base}.${suffix}`;
      try {
        writeFileSync(name, text);
      } catch (error) {
        throw notWritten(error, { file: name, path: '--export' });
      }
      return name;
    }),
  );
}
