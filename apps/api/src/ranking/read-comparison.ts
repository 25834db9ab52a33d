import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import {
  type PairEntry,
  type PairPoint,
  readPairEntries,
  readPairPoints,
  systemsInSlice,
} from '@inferbench/db/board/pair-reader';
import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { keepsNumbers, numbersIn } from '@inferbench/domain/names/numbers-in';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readSlice } from '../board/read-slice.ts';
import type { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { toSliceType } from '../slice/slice.type.ts';
import type { ComparisonType, ComparedSystemType } from './comparison.type.ts';
import { toCompareSide } from './compare-side.ts';
import type { ComparedSystem, ComparedValue, MetricComparison } from '@inferbench/domain/board/comparison';
import { globalId } from '../graphql/global-id.ts';

interface ComparisonRequest {
  slice: SliceInput;
  a: string;
  b: string;
}

/** The slice, the values of both systems and their points: three statements. Errors: NOT_FOUND, INVALID. */
export async function readComparison(
  context: ApiContext,
  { slice, a, b }: ComparisonRequest,
): Promise<ComparisonType> {
  if (a === b) throw new InferbenchError('INVALID', 'a and b are the same system.', { path: 'b' });
  const board = await readSlice(context, { slice, evidence: null });
  const { sliceId } = board;
  if (sliceId === null) throw notInSlice(a, { path: 'a', systems: [] });
  const ranked = { ...board, sliceId };
  const { pool } = context.database;
  const [entries, points] = await Promise.all([
    readPairEntries(pool, ranked, [a, b]),
    readPairPoints(pool, ranked, [a, b]),
  ]);
  const comparison = await context.compute('compareSystems', {
    slice: board.slice,
    a: await sideOf(context, ranked, { path: 'a', system: a, entries, points }),
    b: await sideOf(context, ranked, { path: 'b', system: b, entries, points }),
    keyCounts: board.keyCounts,
  });
  return {
    ...comparison,
    slice: toSliceType(board),
    a: toComparedSystem(comparison.a),
    b: toComparedSystem(comparison.b),
    metrics: comparison.metrics.map(toMetricComparison),
  };
}

interface SideInput {
  path: 'a' | 'b';
  system: string;
  entries: readonly PairEntry[];
  points: readonly PairPoint[];
}

async function sideOf(
  { database }: ApiContext,
  board: ScoredSlice,
  { path, system, entries, points }: SideInput,
) {
  const side = toCompareSide(
    entries.filter((entry) => entry.system === system),
    points.filter((point) => point.system === system),
  );
  if (side !== null) return side;
  throw notInSlice(system, { path, systems: await systemsInSlice(database.pool, board) });
}

/** Most systems that an error names. */
const NAMED = 20;

function notInSlice(
  system: string,
  { path, systems }: { path: string; systems: readonly string[] },
): InferbenchError {
  const named = systems.slice(0, NAMED).join(', ');
  // Another number is another chip, or another count of it.
  const isNear = (each: string) => keepsNumbers(numbersIn(system), numbersIn(each));
  return new InferbenchError(
    'NOT_FOUND',
    `No system "${system.slice(0, 120)}" ranks in this slice.${suggestion(system, systems.filter(isNear))}`,
    {
      path,
      fix:
        systems.length === 0
          ? 'Nothing ranks in it.'
          : `In it: ${named}${systems.length > NAMED ? ', …' : ''}.`,
    },
  );
}

function toMetricComparison({ a, b, ...metric }: MetricComparison): MetricComparison {
  return { ...metric, a: withGlobalId(a), b: withGlobalId(b) };
}

function withGlobalId({ pointId, ...value }: ComparedValue): ComparedValue {
  return { ...value, pointId: pointId === null ? null : globalId('Point', pointId) };
}

function toComparedSystem({
  retention: { retention, ...over },
  ...system
}: ComparedSystem): ComparedSystemType {
  return {
    ...system,
    retention: retention.present
      ? { ...over, ratio: retention.value, interval: retention.interval, missing: null, missingText: null }
      : { ...over, ratio: null, interval: null, missing: retention.reason, missingText: retention.detail },
  };
}
