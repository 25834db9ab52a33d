import type { BoardSlice } from '@inferbench/domain/board/board-slice';
import { marksAround, type SystemOfSlice, systemsOfSlice } from '@inferbench/db/board/context-reader';
import { shownKey } from '@inferbench/domain/scores/comparability';
import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { Metric } from '@inferbench/domain/terms/metric';
import { meanLengths } from '@inferbench/domain/runs/point';
import type { Anchor, CurveSystem } from '@inferbench/analyses/context/curve-system';
import { readSlice } from '../board/read-slice.ts';
import type { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ComputeInput } from '../compute/compute-tasks.ts';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';

/** Value and rank over context around a slice: two reads and a simulation. Errors: NOT_FOUND, INVALID. */
export async function readContextAnalysis(
  context: ApiContext,
  { slice, metric }: { slice: SliceInput; metric: Metric },
): Promise<ContextAnalysis> {
  const { pool } = context.database;
  const board = await readSlice(context, { slice, evidence: null });
  const [systems, marks] = await Promise.all([
    rankedSystems(pool, board, metric),
    marksAround(pool, board, metric),
  ]);
  return keptAnalysis(context, {
    slice: board.slice,
    metric,
    systems: systems.map(toCurveSystem),
    marks,
  });
}

async function rankedSystems(
  pool: ApiContext['database']['pool'],
  board: BoardSlice,
  metric: Metric,
): Promise<SystemOfSlice[]> {
  const comparabilityKey = shownKey(metric, board.keyCounts);
  if (board.sliceId === null || comparabilityKey === null) return [];
  return systemsOfSlice(pool, { ...board, sliceId: board.sliceId }, { metric, comparabilityKey });
}

export function toCurveSystem(row: SystemOfSlice): CurveSystem {
  return {
    slug: row.system,
    chip: row.chip,
    framework: row.framework,
    placement: row.placement,
    weights: row.weights,
    kv: row.kv,
    role: 'RANKED',
    anchor: anchorOf(row),
  };
}

/** The measured time per step: of one decode step or prefill, or of one answer token of the whole batch. */
function anchorOf({ pointId, position, document, durationSec, intervalShare }: SystemOfSlice): Anchor | null {
  const lengths = meanLengths(document);
  const { phase } = document;
  const batch = position.batch;
  const shared = { pointId, batch, context: position.context, intervalShare };
  if (phase === 'PREFILL') {
    return { ...shared, inputTokens: position.context, outputTokens: 0, stepSec: durationSec };
  }
  if (phase === 'DECODE') {
    return { ...shared, inputTokens: position.context, outputTokens: 0, stepSec: durationSec };
  }
  if (lengths === null) return null;
  const tokens =
    document.measurement === 'requests'
      ? document.counts.outputTokens
      : servedTokens(document, batch, lengths.outputTokens);
  if (tokens === null) return null;
  // While the batch emits one token a sequence, `batch` tokens leave the system.
  return { ...shared, ...lengths, stepSec: durationSec / (tokens / batch) };
}

function servedTokens(
  point: Extract<SystemOfSlice['document'], { measurement: 'summary' }>,
  batch: number,
  outputTokens: number,
): number | null {
  return point.phase === 'GENERATE' ? batch * outputTokens : point.outputTokensPerSec;
}

/** An analysis is some tens of kilobytes, more with more systems: all of them are tens of megabytes at most. */
const MAX_KEPT = 200;

/** Analyses kept by catalogue, which is another object as soon as a chip or model changes. */
const keptOf = onceFor(
  (_catalogue: CatalogueView) => new LruMap<ContextAnalysis>(MAX_KEPT, 'context-analyses'),
);

/** The analysis of equal points on an unchanged catalogue is simulated once; the points themselves are read every time. */
function keptAnalysis(
  { catalogue, compute }: Pick<ApiContext, 'catalogue' | 'compute'>,
  input: ComputeInput<'analyseContext'>,
): Promise<ContextAnalysis> {
  return keptOf(catalogue).once(input, () => compute('analyseContext', input));
}
