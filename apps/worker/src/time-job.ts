import type { Database } from '@inferbench/db/connection/database';
import { letTimePass } from '@inferbench/db/lifecycle/let-time-pass';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import type { Logger } from '@inferbench/logging/logger';

/** Every hour; an hour that all workers slept through is made up for by the next. */
export const TIME_CRONTAB = '5 * * * * let_time_pass ?jobKey=let_time_pass&max=3';

/** Ends what waited too long, and logs how much that was. */
export async function timeJob({ pool }: Database, logger: Logger, now = new Date()): Promise<void> {
  const { LAPSE: lapsed, RELEASE: released } = await letTimePass(pool, boardValuesOf, now);
  if (lapsed.length + released.length > 0) logger.info({ lapsed, released }, 'what waited too long ended');
}
