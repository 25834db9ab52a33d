import type { ServingBand } from '@inferbench/domain/simulation/serve-result';
import type { ShownCurve, ShownLoad } from '@inferbench/graphql-documents/serving-curve';
import type { LoadLimits } from '../../address/load-request.ts';

/** One of the small charts that share the load on their x axis. */
export interface Panel {
  key: 'ttft' | 'tpot' | 'output' | 'goodput';
  title: string;
  unit: string;
  scale: 'LINEAR' | 'LOG';
  /** Null where the load has no such figure. */
  of: (load: ShownLoad) => number | null;
  /** Factors of the range in which a measured figure is expected; null where none is known. */
  band: (curve: ShownCurve) => Pick<ServingBand, 'low' | 'high' | 'validated'> | null;
  limit: (limits: LoadLimits) => number | null;
}

const none = () => null;

export const PANELS: readonly Panel[] = [
  {
    key: 'ttft',
    title: 'Time to first token, p95',
    unit: 'ms',
    scale: 'LOG',
    of: ({ ttft }) => ttft.p95?.ms ?? null,
    band: ({ band }) => band.ttftMs.p95,
    limit: ({ ttftMs }) => ttftMs,
  },
  {
    key: 'tpot',
    title: 'Time per token, p95',
    unit: 'ms',
    scale: 'LINEAR',
    of: ({ tpot }) => tpot.p95?.ms ?? null,
    band: ({ band }) => band.tpotMs.p95,
    limit: ({ tpotMs }) => tpotMs,
  },
  {
    key: 'output',
    title: 'Output',
    unit: 'tokens/s per chip',
    scale: 'LINEAR',
    of: ({ outputTokensPerSecPerChip }) => outputTokensPerSecPerChip,
    band: none,
    limit: none,
  },
  {
    key: 'goodput',
    title: 'Requests that keep the limits',
    unit: 'requests/s',
    scale: 'LINEAR',
    of: ({ goodput }) => goodput?.requestsPerSec ?? null,
    band: none,
    limit: none,
  },
];
