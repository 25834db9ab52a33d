import { z } from 'zod';
import type { Point, RequestsPoint } from './point.ts';
import type { Scenario } from '../terms/slice.ts';

/** Mode in which a point's work was offered; it compares with others of the same alone. */
export const LoadMode = z.enum(['STATIC', 'ONE_STREAM', 'STEADY', 'OPEN_LOOP', 'OFFLINE', 'AGENTIC']);
export type LoadMode = z.infer<typeof LoadMode>;

/** Parts of a point that say how its work was offered. */
interface OfferedWork {
  phase: Point['phase'];
  scenario?: Scenario | undefined;
  offline?: boolean | undefined;
  batch?: number | null;
  load?: Pick<RequestsPoint['load'], 'mode' | 'concurrencyLimit' | 'multiTurn'>;
}

const BY_SCENARIO: Readonly<Record<Scenario, LoadMode>> = {
  OFFLINE: 'OFFLINE',
  SERVER: 'OPEN_LOOP',
  INTERACTIVE: 'OPEN_LOOP',
  OPEN_LOOP: 'OPEN_LOOP',
  AGENTIC: 'AGENTIC',
};

function loadModeOf({ phase, scenario, offline, batch, load }: OfferedWork): LoadMode {
  if (offline || load?.mode === 'burst' || (phase === 'MAX_LOAD' && scenario === undefined)) return 'OFFLINE';
  if (scenario !== undefined) return BY_SCENARIO[scenario];
  if (load?.mode === 'open') return 'OPEN_LOOP';
  if (load?.multiTurn) return 'AGENTIC';
  if (phase !== 'SERVING') return 'STATIC';
  return (load?.concurrencyLimit ?? batch) === 1 ? 'ONE_STREAM' : 'STEADY';
}

/** Mode of a point: what is stated of its arrivals, else what follows from its phase and its batch. */
export function pointModeOf(point: Point): LoadMode {
  const { phase } = point;
  if (point.measurement === 'requests') return loadModeOf({ phase, load: point.load });
  const { scenario, offline, batch } = point;
  return loadModeOf({ phase, scenario, offline, batch });
}

/** Whether so many requests were in flight all the time, one included: what curves of speed over load are made of. */
export function isSteady(point: Point): boolean {
  return STEADY.has(pointModeOf(point));
}

const STEADY: ReadonlySet<LoadMode> = new Set(['STEADY', 'ONE_STREAM']);
