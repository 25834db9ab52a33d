import { findSlice } from '@inferbench/db/board-reader';
import { readPoints } from '@inferbench/db/point-reader';
import { wouldRank } from '@inferbench/db/would-rank';
import { shownKey } from '@inferbench/domain/comparability';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { Slice } from '@inferbench/domain/slice';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import type { ApiContext } from '../graphql/context.ts';
import { toPointType } from '../point/point.type.ts';
import type { BoardExampleType } from './board-example.type.ts';

/** Where an example would stand on the board of a slice; null where it has no value that is comparable with the others. */
export async function boardExample(
  context: ApiContext,
  { slice, metric, pointId }: { slice: Slice; metric: Metric; pointId: string },
): Promise<BoardExampleType | null> {
  const { database, epochs, pointDetails } = context;
  const [points, board, { run }] = await Promise.all([
    epochs.pinned(
      (epochId) => readPoints(database.pool, [pointId], epochId),
      ([point]) => point?.epochId,
    ),
    epochs.pinned(
      (epochId) => findSlice(database.pool, slice, epochId),
      (found) => found?.epochId,
    ),
    pointDetails.load(pointId),
  ]);
  const [point] = points;
  if (point === undefined || board === null || board.sliceId === null) return null;
  const key = shownKey(metric, board.keyCounts);
  const value = boardValuesOf(run.techniques, point.score).find(
    (each) => each.metric === metric && (key === null || each.comparabilityKey === key),
  );
  if (value === undefined) return null;
  return {
    value: value.value,
    unit: METRIC_DEFINITIONS[metric].unit,
    interval: value.interval,
    wouldRank: await wouldRank(database.pool, { ...board, sliceId: board.sliceId }, value),
    point: toPointType(point),
  };
}
