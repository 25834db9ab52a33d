import { exclusionCounts } from '@inferbench/calibration/quantity-report';
import { tableReport } from '@inferbench/calibration/table-report';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { printData, printJson } from '../terminal/output.ts';
import { readTables } from './read-tables.ts';
import { leftOut, regimeTable, summaryTable } from './summary-table.ts';

/** How far today's constants are from tables that they were not fitted to. */
export async function printTables(files: readonly string[], asJson: boolean): Promise<void> {
  const lists = await readTables(files);
  const { regimes, cells, excluded } = tableReport(lists, catalogue);
  const left = exclusionCounts(excluded).filter(({ rows }) => rows > 0);
  if (asJson) {
    printJson('accuracy-tables', { ok: true, regimes, cells, excluded: left });
    return;
  }
  printData(
    [
      'all stacks and chips, by regime; expected by the constants in use, nothing fitted to these rows',
      regimeTable(regimes.map((of) => ({ ...of, name: `${of.population}: ${of.regime}` }))),
      'by stack, chip and regime',
      summaryTable(cells.map((of) => ({ ...of, name: `${of.stack} | ${of.chip} | ${of.regime}` }))),
      leftOut(left),
    ].join('\n\n'),
  );
}
