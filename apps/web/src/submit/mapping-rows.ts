import type { ImportRunResult } from '@inferbench/graphql-documents/import-run';
import { readJson, textAt, textsAt, valueAt } from './value-at.ts';

export type Imported = Extract<ImportRunResult, { __typename: 'ImportedRun' }>;

export interface MappingRow {
  path: string;
  key: string;
  original: string;
  ours: string;
}

export interface Mapping {
  tool: string;
  variant: string;
  servedName: string | null;
  points: number;
  rows: MappingRow[];
  unknownKeys: string[];
  warnings: Imported['warnings'];
  missing: readonly string[];
  /** Slugs that the run names, by path: what a name that somebody wrote is read as. */
  meant: Readonly<Record<string, string | null>>;
}

const NAMES = ['system.chip', 'model.slug'];

export function mappingOf({ run: text, fields, warnings, missing }: Imported): Mapping {
  const run = readJson(text);
  const version = textAt(run, 'source.toolVersion');
  const points = valueAt(run, 'points');
  return {
    tool: `${textAt(run, 'source.tool') ?? 'unknown tool'}${version === null ? '' : ` ${version}`}`,
    variant: textAt(run, 'source.variant') ?? 'aggregate',
    servedName: textAt(run, 'model.servedName'),
    points: Array.isArray(points) ? points.length : 0,
    rows: fields.map(({ path, key, originalValue, originalUnit }) => ({
      path,
      key,
      original: withUnit(originalValue ?? 'null', originalUnit),
      ours: ourWords(valueAt(run, path), path),
    })),
    unknownKeys: textsAt(run, 'source.unknownKeys'),
    warnings,
    missing,
    meant: Object.fromEntries(NAMES.map((path) => [path, textAt(run, path)])),
  };
}

function withUnit(value: string, unit: string | null): string {
  return unit === null ? value : `${value} ${unit}`;
}

/** Writes a value as stored, unrounded: this table is for checking. */
function ourWords(value: unknown, path: string): string {
  if (value === undefined) return 'not kept';
  if (value === null) return 'none';
  if (typeof value === 'number') return withUnit(String(value), unitOf(path));
  if (Array.isArray(value)) {
    const unit = unitOf(path);
    return `list of ${value.length}${unit === null ? '' : `, ${unit}`}`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Units end our names; longest first. */
const UNITS = [
  ['RequestsPerSec', 'requests/s'],
  ['requestsPerSec', 'requests/s'],
  ['requestRatePerSec', 'requests/s'],
  ['okensPerSec', 'tokens/s'],
  ['magesPerSec', 'images/s'],
  ['Sec', 's'],
  ['Watts', 'W'],
  ['Joules', 'J'],
  ['joulesPerOutputToken', 'J/token'],
  ['Tokens', 'tokens'],
  ['Hz', 'Hz'],
] as const;

export function unitOf(path: string): string | null {
  return UNITS.find(([end]) => path.endsWith(end))?.[1] ?? null;
}
