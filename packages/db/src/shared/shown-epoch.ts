/**
 * The epoch that a statement reads, as the table `board (epoch_id)` of at most one row: the one given, or, where that is
 * null, the one that the board shows, read inside this very statement. Every read of one request names the same one.
 */
export function shownEpoch(parameter: `$${number}`): string {
  return `(SELECT coalesce(${parameter}::int, current_epoch_id) AS epoch_id FROM board_state) board`;
}
