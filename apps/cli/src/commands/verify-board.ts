import type { BoardDifference, BoardVerification } from '@inferbench/domain/board/verification';
import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { readDatabaseEnvironment } from '../environment/environment.ts';
import { printData, printJson, ReportedFailure } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ DATABASE_URL=… inferbench db verify-board
  $ DATABASE_URL=… inferbench db verify-board --json | jq '.differences[].system'
`;

export function configureVerifyBoard(command: Command): void {
  command
    .command('verify-board')
    .description('rebuild the board from the scores, compare, and name every row that differs')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async ({ json }: { json?: true }) => {
      const { epochs, rows, differences, kept } = await verify();
      const ok = differences.length + kept.length === 0;
      if (json) printJson('db-verify-board', { ok, epochs, rows, differences, kept });
      else {
        for (const difference of differences) printData(describe(difference));
        for (const { table, key, found, expected } of kept)
          printData(`${table}: ${key}: holds ${found ?? 'no row'}, should hold ${expected ?? 'no row'}`);
        printData(
          `${rows} rows of ${epochs} epochs compared, ${differences.length} differ; of what is kept beside them, ${kept.length}`,
        );
      }
      if (!ok) throw new ReportedFailure(EXIT_CODES.mismatch);
    });
}

async function verify(): Promise<BoardVerification> {
  const { DATABASE_URL } = readDatabaseEnvironment();
  // Loaded here: offline commands need no database code.
  const { verifyBoardAt } = await import('@inferbench/db/board/verify-board');
  try {
    return await verifyBoardAt(DATABASE_URL, { versions: VERSIONS, boardValuesOf });
  } catch (error) {
    throw asExpected(error, { variable: 'DATABASE_URL', login: 'may read the results' });
  }
}

function describe({ table, epochId, system, metric, found, expected, ...place }: BoardDifference): string {
  const words = (row: BoardDifference['found']) =>
    row === null ? 'no row' : `${row.value} of point ${row.pointId}`;
  const where = `${system}, ${metric}, slice ${place.sliceId}, ${place.comparabilityKey}`;
  return `${table} of epoch ${epochId}: ${where}: holds ${words(found)}, the scores give ${words(expected)}`;
}
