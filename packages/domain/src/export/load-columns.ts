import { z } from 'zod';
import type { Point } from '../runs/point.ts';
import { rateSec } from '../runs/steady-window.ts';
import { BatchBasis } from '../terms/slice.ts';
import { nominalLengths } from '../tradeoff/nominal-lengths.ts';
import { figure, word } from '../terms/figure.ts';

/** Columns for the work that was offered: lengths that name it, how they spread, and how much at a time. */
export const LOAD_COLUMNS = {
  nominalInputTokens: figure(
    'Prompt tokens by which the load is named: as stated, else the power of two within 1 % of the mean, else its two leading digits.',
  ),
  nominalOutputTokens: figure('Answer tokens by which the load is named, alike.'),
  lengthsLowShare: figure('Least share of the nominal lengths that a request has; null where not stated.'),
  lengthsHighShare: figure('Largest share of the nominal lengths that a request has; null where not stated.'),
  load: figure('How many were in flight, or in a static batch, as `loadBasis` says; null where not stated.'),
  loadCounts: word(
    'What `load` counts: REQUESTS, CONVERSATIONS, SEQUENCES, IMAGES or SAMPLES; null where not stated.',
  ),
  loadBasis: BatchBasis.describe(
    'Where `load` comes from: a static batch, a limit of the client, a mean, or nowhere.',
  ),
  offeredRequestsPerSec: figure('Requests a second that arrived, where the source states it.'),
  completedRequestsPerSec: figure(
    'Requests a second that were completed, counted or as the source states it.',
  ),
  meanInFlight: figure('Requests in flight, mean, where the source states what it follows from.'),
};
const LoadCells = z.object(LOAD_COLUMNS);
export type LoadCells = z.infer<typeof LoadCells>;

export function loadCells(point: Point): LoadCells {
  const lengths = nominalLengths(point);
  const spread = point.measurement === 'summary' ? point.nominal : undefined;
  return {
    nominalInputTokens: lengths?.inputTokens ?? null,
    nominalOutputTokens: lengths?.outputTokens ?? null,
    lengthsLowShare: spread?.lowShare ?? null,
    lengthsHighShare: spread?.highShare ?? null,
    ...inFlightCells(point),
    ...rateCells(point),
  };
}

function inFlightCells(point: Point): Pick<LoadCells, 'load' | 'loadCounts' | 'loadBasis'> {
  if (point.measurement === 'requests') {
    const { concurrencyLimit: load, multiTurn } = point.load;
    if (load === null) return { load, loadCounts: null, loadBasis: 'UNPUBLISHED' };
    return { load, loadCounts: multiTurn === true ? 'CONVERSATIONS' : 'REQUESTS', loadBasis: 'DECLARED' };
  }
  const { batch: load, batchBasis: loadBasis } = point;
  return { load, loadCounts: load === null ? null : countedOf(point), loadBasis };
}

/** Names what a batch counts; a source of agents' conversations does not say whether it limits those or their requests. */
function countedOf({ phase, scenario }: Extract<Point, { measurement: 'summary' }>): string | null {
  if (scenario === 'AGENTIC') return null;
  if (phase === 'IMAGE') return 'IMAGES';
  if (phase === 'SAMPLES') return 'SAMPLES';
  return phase === 'SERVING' || phase === 'MAX_LOAD' ? 'REQUESTS' : 'SEQUENCES';
}

function rateCells(
  point: Point,
): Pick<LoadCells, 'offeredRequestsPerSec' | 'completedRequestsPerSec' | 'meanInFlight'> {
  if (point.measurement === 'requests') {
    return {
      offeredRequestsPerSec: point.load.requestRatePerSec,
      completedRequestsPerSec: point.counts.completed / rateSec(point),
      meanInFlight: null,
    };
  }
  const { load } = point;
  return {
    offeredRequestsPerSec: load?.offeredRequestsPerSec ?? null,
    completedRequestsPerSec: load?.completedRequestsPerSec ?? null,
    meanInFlight: load?.meanInFlight ?? null,
  };
}
