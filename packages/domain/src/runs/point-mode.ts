import { z } from 'zod';
import type { Regime } from './measurement-list.ts';
import type { BatchBasis } from '../terms/slice.ts';

/** How a table of published points says that a system was driven. */
export const PointMode = z.enum([
  'aggregated',
  'disaggregated',
  'agentic',
  'static batch',
  'offline',
  'server',
  'interactive',
  'open loop',
  'one stream',
]);
export type PointMode = z.infer<typeof PointMode>;

const DECLARED = { basis: 'DECLARED', why: 'requests in flight at most, as the client was told' } as const;
const UNPUBLISHED = { basis: 'UNPUBLISHED', why: 'chosen by the runtime and not published' } as const;

function serving(why: string): Regime {
  return { endToEnd: { phase: 'SERVING', why }, batch: DECLARED, whole: true };
}

function maxLoad(scenario: Regime['scenario'], why: string): Regime {
  return {
    endToEnd: { phase: 'MAX_LOAD', why },
    batch: UNPUBLISHED,
    whole: true,
    ...(scenario && { scenario }),
  };
}

/** What the rows of each mode are. */
export const POINT_MODES: Readonly<Record<PointMode, Regime>> = {
  aggregated: serving('continuous batching, prompts and answers on the same chips'),
  disaggregated: serving('continuous batching, prompts and answers on chips of their own'),
  agentic: {
    ...serving('conversations of several turns that share their beginnings'),
    scenario: 'AGENTIC',
  },
  'static batch': {
    endToEnd: { phase: 'GENERATE', why: 'static batches, prompt and answer' },
    batch: { basis: 'STATIC', why: 'batch of the run' },
  },
  offline: maxLoad('OFFLINE', 'all requests are queued at once'),
  server: maxLoad('SERVER', 'requests arrive as fast as the limits of latency allow'),
  interactive: maxLoad('INTERACTIVE', 'requests arrive as fast as tighter limits of latency allow'),
  'open loop': {
    endToEnd: { phase: 'SERVING', why: 'requests arrive at a set rate, whatever is still in flight' },
    batch: { basis: 'ACHIEVED', why: 'completed requests a second × mean latency' },
    whole: true,
    scenario: 'OPEN_LOOP',
  },
  'one stream': serving('one request at a time'),
};

/** The modes of one source: where it measured its mean batch instead of a limit, its serving rows have that. */
export function pointModesOf(basis: BatchBasis | undefined): Readonly<Record<PointMode, Regime>> {
  if (basis === undefined) return POINT_MODES;
  const batch = { basis, why: 'mean number of running requests, measured' };
  return { ...POINT_MODES, aggregated: { ...POINT_MODES.aggregated, batch } };
}
