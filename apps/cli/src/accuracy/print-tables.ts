import { exclusionCounts } from '@inferbench/calibration/quantity-report';
import { tableReport } from '@inferbench/calibration/table-report';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { readPointTable } from '@inferbench/importers/published/point-table';
import { readInput } from '../input/read-input.ts';
import { printData, printJson } from '../terminal/output.ts';
import { leftOut, summaryTable } from './summary-table.ts';

/** How far today's constants are from tables that they were not fitted to. */
export async function printTables(files: readonly string[], asJson: boolean): Promise<void> {
  const lists = await Promise.all(files.map(readTable));
  const { regimes, cells, excluded } = tableReport(lists, catalogue);
  const left = exclusionCounts(excluded).filter(({ rows }) => rows > 0);
  if (asJson) {
    printJson('accuracy-tables', { ok: true, regimes, cells, excluded: left });
    return;
  }
  printData(
    [
      'all stacks and chips, by regime; expected by the constants in use, nothing fitted to these rows',
      summaryTable(regimes.map((of) => ({ ...of, name: `${of.population}: ${of.regime}` }))),
      'by stack, chip and regime',
      summaryTable(cells.map((of) => ({ ...of, name: `${of.stack} | ${of.chip} | ${of.regime}` }))),
      leftOut(left),
    ].join('\n\n'),
  );
}

async function readTable(file: string): Promise<MeasurementList> {
  try {
    const { source, rows } = readPointTable(await readInput(file));
    return { schema: 'inferbench.measurements/1', source, rows };
  } catch (error) {
    if (error instanceof InferbenchError) throw error;
    throw new InferbenchError('INVALID', `${file}: ${error instanceof Error ? error.message : 'no table'}`, {
      path: file,
      expected: 'a table of published points (inferbench.points/1)',
      fix: 'See packages/published/points for examples.',
    });
  }
}
