import type { Database } from '@inferbench/db/connection/database';
import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type { Logger } from '@inferbench/logging/logger';

/** Every night at 3:17 UTC, by one of the workers; a night that all slept through is not made up for. */
export const VERIFY_BOARD_CRONTAB = '17 3 * * * verify_board ?jobKey=verify_board&max=3';

const MAX_LOGGED = 20;

/** Compares the board with its scores and logs what differs: nothing is mended by itself. */
export async function verifyBoardJob({ pool }: Database, logger: Logger): Promise<void> {
  const { epochs, rows, differences, kept } = await verifyBoard(pool, { versions: VERSIONS, boardValuesOf });
  if (differences.length + kept.length === 0) {
    logger.info({ epochs, rows }, 'the board is what its scores give');
    return;
  }
  const shown = differences.slice(0, MAX_LOGGED);
  logger.error(
    {
      epochs,
      rows,
      differing: differences.length + kept.length,
      differences: shown,
      kept: kept.slice(0, MAX_LOGGED),
    },
    'the board differs from its scores',
  );
}
