import type { AccuracyData, AccuracyRowData } from './accuracy-data.ts';

export function row(entry: Partial<AccuracyRowData> = {}): AccuracyRowData {
  return {
    rowId: 'm0001',
    document: 'd',
    grade: 'A',
    quantity: 'LATENCY',
    metric: 'TPOT_MS',
    phase: 'DECODE',
    chip: 'nvidia-h100-sxm5-80gb',
    barred: true,
    framework: 'vllm',
    version: '2024',
    model: 'llama-3-8b',
    measured: 10,
    heldOut: 11,
    ...entry,
  };
}

const QUANTITIES = ['LATENCY', 'POWER', 'ENERGY'] as const;
const grouped = { quantities: QUANTITIES.map((quantity) => ({ quantity, groups: [] })) };

/** The report of a checkout in which nothing was fitted yet. */
export const EMPTY: AccuracyData = {
  accuracy: {
    date: '2026-11-21',
    quantities: QUANTITIES.map((quantity) => ({ quantity, headline: null, kernels: null })),
    validations: [],
    excluded: [{ reason: 'NO_CHIP', meaning: 'the hardware is not in the catalogue', rows: 0 }],
    calibration: {
      date: '2026-11-21',
      latencyRows: 0,
      powerRows: 0,
      constants: [{ name: 'kernelSec', value: 7e-6, unit: 's', meaning: 'between two kernels' }],
      maturities: [],
      power: [],
      powerShares: { floor: 0.2, compute: 0.6, memory: 0.4 },
      errorBars: [],
    },
  },
  byPhase: grouped,
  byFamily: grouped,
  byChip: grouped,
  byFramework: grouped,
  byModel: grouped,
  byMetric: grouped,
  byGrade: grouped,
  rows: [],
  ledger: {
    finding: 'Nobody has published a figure that was predicted yet.',
    meantInside: 2 / 3,
    headline: { held: 0, missed: 0, open: 0, setAside: 0, inside: null, typicalMiss: null },
    sets: [],
    groups: [],
    open: [],
    setAside: [],
    unasked: [],
  },
  names: {},
};
