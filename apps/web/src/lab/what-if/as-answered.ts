import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import type { ComputeClass } from '@inferbench/domain/terms/precision';
import type { ReferenceSheet, SheetRow as EngineRow } from '@inferbench/domain/simulation/reference-sheet';
import type { LimitingResource } from '@inferbench/domain/scores/simulation';
import type { Grid } from '../../chip/heat-map.ts';
import type { SheetRow } from '../../chip/sheet-section.tsx';

/** Words of the engine as the API writes them, which is what the sections of a chip's page read. */
const LIMITS = {
  compute: 'COMPUTE',
  memory: 'MEMORY',
  kv: 'KV',
  collective: 'COLLECTIVE',
  launch: 'LAUNCH',
  capacity: 'CAPACITY',
} as const satisfies Record<LimitingResource, Uppercase<LimitingResource>>;

const PHASES = { prefill: 'PREFILL', decode: 'DECODE' } as const;

const COMPUTE_CLASSES = {
  fp32: 'FP32',
  fp16: 'FP16',
  fp8: 'FP8',
  int8: 'INT8',
  fp4: 'FP4',
} as const satisfies Record<ComputeClass, Uppercase<ComputeClass>>;

/** The sheet is of simulated power only: at the wall, and at the chips' own sensors. */
const BOUNDARIES = { wall: 'WALL', device_sensor: 'DEVICE_SENSOR' } as const;

export function asSheetRows({ rows }: Pick<ReferenceSheet, 'rows'>): SheetRow[] {
  return rows.map(asSheetRow);
}

function asSheetRow({ name, context, outcome }: EngineRow): SheetRow {
  if (!outcome.ok) return { name, context, figures: null, refusal: outcome.refusal };
  const { costEfficiency, energyEfficiency, limitedBy, ...figures } = outcome;
  return {
    name,
    context,
    refusal: null,
    figures: {
      ...figures,
      limitedBy: LIMITS[limitedBy],
      costEfficiency,
      energyEfficiency: energyEfficiency.flatMap((entry) => {
        const { boundary } = entry;
        if (boundary !== 'wall' && boundary !== 'device_sensor') return [];
        return [{ ...entry, boundary: BOUNDARIES[boundary] }];
      }),
    },
  };
}

export function asGrid(report: FlexibilityReport): Grid {
  const { byPhase, byPrecision, rows } = report;
  return {
    ...report,
    __typename: 'FlexibilityReport',
    byPhase: byPhase.map((part) => ({ ...part, phase: PHASES[part.phase] })),
    byPrecision: byPrecision.map((part) => ({
      ...part,
      computed: part.computed === null ? null : COMPUTE_CLASSES[part.computed],
    })),
    rows: rows.map((row) => ({ ...row, phase: PHASES[row.phase] })),
  };
}
