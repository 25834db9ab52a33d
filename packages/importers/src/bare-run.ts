import type { Point } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import type { FieldReader } from './field-reader.ts';

const NAMED_LATER = '(not named)';
const MAX_FIELDS = 200;
const MAX_WARNINGS = 100;
const MAX_KEYS = 500;

interface Imported {
  tool: string;
  toolVersion?: string | null;
  variant: Run['source']['variant'];
  /** One a file or a row, in order of the points. */
  readers: readonly FieldReader[];
  points: Point[];
  servedName: string | null;
  startedAt?: string | null;
  system?: Partial<Run['system']>;
  precision?: Partial<Run['precision']>;
}

/** A run of what a tool's files hold; everything they do not say is null. */
export function bareRun({ readers, points, servedName, ...stated }: Imported): Run {
  return {
    schema: 'inferbench.run/1',
    source: {
      tool: stated.tool,
      toolVersion: stated.toolVersion?.slice(0, 60) ?? null,
      variant: stated.variant,
      ...evidenceOf(readers),
    },
    example: false,
    startedAt: stated.startedAt ?? null,
    publication: null,
    system: {
      chip: null,
      chips: null,
      tensorParallel: null,
      pipelineParallel: null,
      expertParallel: null,
      framework: null,
      frameworkVersion: null,
      ...stated.system,
    },
    model: { servedName: servedName?.slice(0, 200) ?? NAMED_LATER, slug: null },
    precision: { weights: null, activations: null, kv: null, ...stated.precision },
    techniques: { speculative: null, prefixCacheHitRate: null },
    points,
  };
}

/** What was read, decided and not understood; many rows say the same, which is kept once. */
function evidenceOf(readers: readonly FieldReader[]): Pick<Run['source'], 'fields' | 'warnings' | 'unknownKeys'> {
  const unknownKeys = [...new Set(readers.flatMap((reader) => reader.unknownKeys()))];
  const fields = readers.flatMap((reader) => reader.fields);
  const warnings = distinct(readers.flatMap((reader) => reader.notes));
  const cut = (what: string, count: number) => ({
    code: 'EVIDENCE_CUT',
    message: `${count} further ${what} are not listed.`,
    path: null,
  });
  const notes = [
    ...(fields.length > MAX_FIELDS ? [cut('read values', fields.length - MAX_FIELDS)] : []),
    ...(unknownKeys.length > MAX_KEYS ? [cut('unknown keys', unknownKeys.length - MAX_KEYS)] : []),
  ];
  return {
    fields: fields.slice(0, MAX_FIELDS),
    unknownKeys: unknownKeys.slice(0, MAX_KEYS),
    warnings: [...notes, ...warnings].slice(0, MAX_WARNINGS),
  };
}

function distinct(notes: readonly Run['source']['warnings'][number][]): Run['source']['warnings'] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
