import type { z } from 'zod';
import { ChipRow } from './chip-row.ts';
import type { ExportName } from './export-paths.ts';
import { ModelRow } from './model-row.ts';
import { ScoreFilter, ScoreRow } from './score-row.ts';
import { SimulatedFilter, SimulatedRow } from './simulated-row.ts';
import { SystemRow } from './system-row.ts';

interface ExportFile {
  /** Meaning of a line of it, in a sentence. */
  holds: string;
  row: z.ZodObject;
  /** Parameters that narrow it; null: it is always whole. */
  filter: z.ZodObject | null;
}

/** Contents of each file, and the one definition of its columns. */
export const EXPORT_FILES = {
  scores: {
    holds: 'Every result with the system that ran, its load, all its figures and its source, one a line.',
    row: ScoreRow,
    filter: ScoreFilter,
  },
  systems: {
    holds: 'Every chip × layout × stack that has results, with its class and how many.',
    row: SystemRow,
    filter: null,
  },
  chips: {
    holds: 'Every figure of every chip, with its source and its confidence, one a line.',
    row: ChipRow,
    filter: null,
  },
  models: { holds: 'Every model of the catalogue, one a line.', row: ModelRow, filter: null },
  simulated: {
    holds:
      'The simulated systems that the charts over load of one model show: at every length and precision with published points, and at those that its page opens with.',
    row: SimulatedRow,
    filter: SimulatedFilter,
  },
} as const satisfies Readonly<Record<ExportName, ExportFile>>;

export interface Column {
  name: string;
  means: string;
}

/** Columns of a file in order, or what it can be narrowed by. */
export function columnsOf({ shape }: z.ZodObject): Column[] {
  return Object.entries<z.ZodType>(shape).map(([name, { description = '' }]) => ({
    name,
    means: description,
  }));
}
