import type { FlexibilityReport } from '@inferbench/domain/flexibility';
import type { ReferenceSheet, SheetRow as EngineRow } from '@inferbench/domain/reference-sheet';
import type { Grid } from '../chip/heat-map.ts';
import type { SheetRow } from '../chip/sheet-section.tsx';

/** Words of the engine as the API writes them, which is what the sections of a chip's page read. */
function upper<T extends string>(word: T): Uppercase<T> {
  return word.toUpperCase() as Uppercase<T>;
}

export function asSheetRows({ rows }: ReferenceSheet): SheetRow[] {
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
      limitedBy: upper(limitedBy),
      costEfficiency,
      energyEfficiency: energyEfficiency.map((entry) => ({ ...entry, boundary: upper(entry.boundary) })),
    },
  };
}

export function asGrid(report: FlexibilityReport): Grid {
  const { byPhase, byPrecision, rows } = report;
  return {
    ...report,
    __typename: 'FlexibilityReport',
    byPhase: byPhase.map((part) => ({ ...part, phase: upper(part.phase) })),
    byPrecision: byPrecision.map((part) => ({
      ...part,
      computed: part.computed === null ? null : upper(part.computed),
    })),
    rows: rows.map((row) => ({ ...row, phase: upper(row.phase) })),
  };
}
